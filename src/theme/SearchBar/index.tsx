export {default} from '@site/src/search/button';
