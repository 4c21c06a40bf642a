import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The option in which Docusaurus passes url-loader the absolute path of its default fallback loader. */
const FALLBACK = /&fallback=[^&!]*file-loader[^&!]*/;

/**
 * Removes the site's folder from the module identifiers of the bundler, so that builds in different folders have the
 * same bytes. Images in Markdown are requested through loaders, and one of the loader options is an absolute path.
 */
export function portableIds({instance: bundler}: ConfigureWebpackUtils['currentBundler']) {
  return new bundler.NormalModuleReplacementPlugin(FALLBACK, (image: {request: string}) => {
    image.request = image.request.replace(FALLBACK, '');
  });
}
