import {describeJourneys} from './suite';

// Without src/plugins/faster-pages (`npm run build:stock`).
describeJourneys('chromium', 'build-stock');
