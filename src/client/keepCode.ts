import type {ClientModule} from '@docusaurus/types';

/**
 * Keeps browsers from translating code, file names and the name of the site. Not in the HTML, where the attribute of
 * every piece of code would add up to 0.3 kB to a page.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  for (const element of document.querySelectorAll<HTMLElement>('code, [class*=codeBlockTitle], .navbar__brand')) {
    element.translate = false;
  }
};
