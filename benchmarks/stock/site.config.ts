// In the copy that is built, the site's own configuration stands in this file's place.
export {default} from '../../docusaurus.config';
