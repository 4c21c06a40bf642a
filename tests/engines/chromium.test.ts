import {describeJourneys} from './suite';

describeJourneys('chromium', 'en');
