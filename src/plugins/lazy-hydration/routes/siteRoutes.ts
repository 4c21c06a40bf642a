import {content} from './siteNames';
import all from '@generated/routes?site';
import routes from './routes';

// The routes of the whole site. They grow with the number of pages, so they are not part of a page's
// script: they are loaded when a reader is about to go somewhere.
routes.splice(0, routes.length, ...all);

export {content};
