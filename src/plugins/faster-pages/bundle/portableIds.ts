import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The option in which Docusaurus gives url-loader the absolute path of the loader that is its default anyway. */
const FALLBACK = /&fallback=[^&!]*file-loader[^&!]*/;

/**
 * Keeps the folder of the site out of what the bundler numbers its modules by, so that a build has the same bytes in
 * any folder: an image in Markdown is requested through loaders and their options, and one of those is a path.
 */
export function portableIds({instance: bundler}: ConfigureWebpackUtils['currentBundler']) {
  return new bundler.NormalModuleReplacementPlugin(FALLBACK, (image: {request: string}) => {
    image.request = image.request.replace(FALLBACK, '');
  });
}
