import {loadLater} from '@site/src/utils/loadLater';

// Why: only a page that is a draft has it.

export default loadLater(() => import('@theme-original/ContentVisibility/Draft'));
