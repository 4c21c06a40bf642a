import path from 'node:path';
import type {Part} from '../part';

const fromHere = (file: string) => path.join(__dirname, file);

/** Leaves the content of a page to the HTML that the server wrote, until a reader reaches for one of its controls. */
export const islands: Part = ({isServer, isProduction, context}) => {
  if (!isProduction) {
    return {};
  }
  const registry = path.join(context.generatedFilesDir, 'registry.js');
  return {
    // The components of Markdown come with the content.
    alias: isServer ? undefined : {'@theme/MDXContent': fromHere('PlainContent.tsx')},
    rules: [
      {
        test: (file) => file === registry,
        use: [
          {
            loader: fromHere('registryLoader.js'),
            options: {via: fromHere(isServer ? 'onServer.tsx' : 'inBrowser.tsx')},
          },
        ],
      },
    ],
  };
};
