import type {ClientModule} from '@docusaurus/types';
import {openTarget} from './openTarget';

/** Opens the collapsed section whose heading is the target of the URL. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => openTarget(location.hash.slice(1));
