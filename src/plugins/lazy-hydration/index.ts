import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const fromHere = (file: string) => path.join(__dirname, file);
const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);

/** What Docusaurus generates about all pages, and what stands in its place; with a query it is the original. */
const GENERATED: Record<string, string> = {
  '@generated/registry': fromHere('routes/registry.ts'),
  '@generated/routes': fromHere('routes/routes.ts'),
  '@generated/routesChunkNames': fromHere('routes/chunkNames.ts'),
};

/**
 * Keeps out of the script that comes with a page what a reader may never need (see the README beside). `npm start`
 * loads everything, as Docusaurus does.
 */
export default function lazyHydration({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {revision} = siteConfig.customFields as {revision: string};
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const inBrowser = {
    // The components of Markdown come with the content.
    '@theme/MDXContent': fromHere('content/PlainContent.tsx'),
    '@docusaurus/ComponentCreator': fromHere('routes/componentCreatorInBrowser.ts'),
    '@docusaurus/renderRoutes': fromHere('routes/renderRoutes.tsx'),
    [core('preload')]: fromHere('routes/preload.ts'),
    [core('docusaurus')]: fromHere('routes/docusaurus.ts'),
    [fromHere('routes/PageRoutesScript.tsx')]: fromHere('routes/PageRoutesTaken.tsx'),
    [fromHere('routes/VersionFactsScript.tsx')]: fromHere('routes/VersionFactsTaken.tsx'),
  };
  const onServer = {
    '@docusaurus/ComponentCreator': fromHere('routes/componentCreatorOnServer.ts'),
  };

  return {
    name: 'lazy-hydration',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') {
        return {};
      }
      if (!isServer) {
        // It lists every chunk of the site by name, for prefetching; routes/docusaurus.ts does without.
        config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      }
      return {
        // A hash for each chunk would be a list of all chunks in the script of every page. The bundler's hash of the
        // whole build depends on where it stands; what is deployed is a commit.
        ...(!isServer && {
          output: {chunkFilename: `assets/js/[id].${revision.slice(0, 8)}.js`},
          // No alias: Docusaurus has one for the whole of @generated, which comes first.
          plugins: [
            new currentBundler.instance.NormalModuleReplacementPlugin(/^@generated\/(?:registry|routes|routesChunkNames)$/, (resource) => {
              resource.request = GENERATED[resource.request]!;
            }),
          ],
        }),
        resolve: {alias: isServer ? onServer : inBrowser},
        module: {
          rules: [
            {
              // A function: Docusaurus takes a rule with a pattern for one of its own.
              test: (file: string) => file === generated('registry.js'),
              use: [{loader: fromHere('registryLoader.js'), options: {via: fromHere('content/onServer.tsx')}}],
            },
          ],
        },
      };
    },
  };
}
