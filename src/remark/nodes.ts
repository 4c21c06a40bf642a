import type {InlineCode, Paragraph, PhrasingContent, Text} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

export function text(value: string): Text {
  return {type: 'text', value};
}

export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
