import {describeJourneys} from './suite';

describeJourneys('firefox', 'fr');
