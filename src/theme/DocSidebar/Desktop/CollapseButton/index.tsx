import {loadLater} from '@site/src/utils/loadLater';

// Why: only a sidebar that can be hidden has it.

export default loadLater(() => import('@theme-original/DocSidebar/Desktop/CollapseButton'));
