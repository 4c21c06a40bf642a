import {PAGE_ROUTES_ID, type PageRoutes} from './pageRoutes';

/** What the page at hand knows of the site's routes, from the server. */
const page = JSON.parse(document.getElementById(PAGE_ROUTES_ID)!.textContent!) as PageRoutes;

export default page;
