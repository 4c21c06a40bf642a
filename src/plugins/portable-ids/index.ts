import type {Plugin} from '@docusaurus/types';

/** The option in which Docusaurus gives url-loader the absolute path of the loader that is its default anyway. */
const FALLBACK = /&fallback=[^&!]*file-loader[^&!]*/;

/**
 * Keeps the folder of the site out of what the bundler numbers its modules by, so that a build has the same bytes in
 * any folder: an image in Markdown is requested through loaders and their options, and one of those is a path.
 */
export default function portableIds(): Plugin {
  return {
    name: 'portable-ids',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(FALLBACK, (image: {request: string}) => {
            image.request = image.request.replace(FALLBACK, '');
          }),
        ],
      };
    },
  };
}
