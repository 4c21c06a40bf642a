import blogPlugin, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The icon of the feeds, below the base URL. A feed names its icon by an address, and that of the pages has none. */
const FEED_ICON = 'img/favicon-32.png';

/**
 * Docusaurus's blog plugin with an icon for the feeds, and without its list of authors: since 3.5 it makes that page
 * whenever authors are declared, no option turns it off, and this site has no author pages.
 *
 * @throws {Error} when the blog plugin no longer makes the page, so that this wrapper is removed
 */
export default async function blogWithoutAuthorPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const siteConfig = {...context.siteConfig, favicon: FEED_ICON};
  const plugin = await blogPlugin({...context, siteConfig}, options);
  const authorsPath = normalizeUrl([context.baseUrl, options.routeBasePath, options.authorsBasePath]);

  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      let removed = false;
      await plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            if (route.path === authorsPath) {
              removed = true;
            } else {
              actions.addRoute(route);
            }
          },
        },
      });
      if (!removed) {
        throw new Error(`The blog plugin no longer makes ${authorsPath}: remove src/plugins/blog and use the plugin as it is.`);
      }
    },
  };
}
