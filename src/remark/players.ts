import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit, EXIT} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fromRoot} from '../lib/content/folders';
import {FileError} from '../lib/content/problem';
import {findRegion} from '../lib/samples/library';
import {stepsOf} from '../lib/samples/testSteps';
import {attributesOf} from '../lib/markdown';
import {attribute} from './nodes';

/**
 * Passes each `<TestPlayer>` the steps of the test in its code fence, so that they always match the sample, and the
 * number of specs. Authors can set three attributes:
 *
 * - `sends="GET /api/products"`: the request that the code under test sends.
 * - `forgotten="<file>#<region>"`: a region with the same test without its response, and with the resulting error
 *   (`@throws`). The plugin replaces the reference with the error message.
 * - `compact="true"`: show only the controls until a reader starts the test.
 *
 * Register it after the samples plugin, which fills the fence.
 *
 * @throws {FileError} when an element has no test, or when a region is unknown or shows no error
 */
export default function players({siteDir}: Pick<LoadContext, 'siteDir'>) {
  return (tree: Root, page: VFile): void => {
    const file = fromRoot(siteDir, page.path);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'TestPlayer') {
        return;
      }
      const line = node.position?.start.line ?? 1;
      const code = codeIn(node);
      if (code === null) {
        throw new FileError(file, line, 'the <TestPlayer> has no sample', 'put a fence with sample="…" inside it.');
      }
      const attributes = attributesOf(node);
      try {
        attributes.set('steps', JSON.stringify(stepsOf(code, attributes.get('sends'))));
        // The test bed adds a spec: `should create`.
        attributes.set('specs', String(1 + code.match(/\bit\(/g)!.length));
      } catch (error) {
        throw new FileError(file, line, (error as Error).message, 'quote a region with a test bed and a test.');
      }
      const forgotten = attributes.get('forgotten');
      if (forgotten !== undefined) {
        const region = findRegion(path.join(siteDir, 'samples'), forgotten, file, line);
        const message = region.errors[0]?.message;
        if (message === undefined) {
          throw new FileError(
            file,
            line,
            `the region "${forgotten}" shows no error`,
            'write @throws with its message above the expectation.',
          );
        }
        attributes.set('forgotten', message);
      }
      node.attributes = [...attributes].map(([name, value]) => attribute(name, value));
    });
  };
}

function codeIn(element: MdxJsxFlowElement): string | null {
  let found: string | null = null;
  visit(element, 'code', ({value}: Code) => {
    found = value;
    return EXIT;
  });
  return found;
}
