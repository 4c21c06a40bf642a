import {describeJourneys} from './suite';

describeJourneys('webkit', 'en');
