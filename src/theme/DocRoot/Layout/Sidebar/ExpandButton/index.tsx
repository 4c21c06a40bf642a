import {loadLater} from '@site/src/utils/loadLater';

// Why: only a sidebar that is hidden has it.

export default loadLater(() => import('@theme-original/DocRoot/Layout/Sidebar/ExpandButton'));
