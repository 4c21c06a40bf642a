import {describeJourneys} from './suite';

// The stock build (`npm run build:stock`), without src/plugins/faster-pages.
describeJourneys('chromium', 'build-stock');
