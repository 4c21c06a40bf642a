import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** An element of `<head>`, or the attributes of `<html>` and `<body>`. */
export interface HeadTag {
  type: string;
  attributes: Record<string, string>;
  /** The text of a title, a script, a style or a noscript. */
  content: string;
}

/** HTML's names of attributes that React names otherwise. */
const HTML_NAMES: Record<string, string> = {
  accessKey: 'accesskey',
  charSet: 'charset',
  className: 'class',
  contentEditable: 'contenteditable',
  contextMenu: 'contextmenu',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  tabIndex: 'tabindex',
};

/** By which attributes two elements are the same one; the later one then stays. The content counts for the others. */
const IDENTITY: Record<string, readonly string[]> = {
  base: ['href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src'],
};

/** Reads the children of one `<Head>`, fragments included. */
export function readHeadTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) {
      return [];
    }
    const {type, props} = child as ReactElement<Record<string, unknown> & {children?: ReactNode}>;
    if (type === Fragment) {
      return readHeadTags(props.children);
    }
    const {children: content, ...rest} = props;
    const attributes = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [HTML_NAMES[name] ?? name, value === undefined ? '' : String(value)]),
    );
    return [{type: type as string, attributes, content: Children.toArray(content).join('')}];
  });
}

/**
 * Merges the tags of all `<Head>`s as react-helmet-async does on the server: of two elements with one identity the
 * one of the later `<Head>` stays, and an element without identity is dropped.
 *
 * @param heads the tags of each, in the order in which they stand in the tree
 */
export function mergeHeadTags(heads: readonly HeadTag[][]): HeadTag[] {
  const seen = new Set<string>();
  return [...heads]
    .reverse()
    .map((tags) => {
      const identified = tags.map((tag) => [identity(tag), tag] as const);
      const kept = identified.filter(([key]) => key && !seen.has(key));
      kept.forEach(([key]) => seen.add(key!));
      return kept.map(([, tag]) => tag);
    })
    .reverse()
    .flat();
}

function identity({type, attributes, content}: HeadTag): string | null {
  let name: string | null = null;
  for (const candidate of Object.keys(attributes)) {
    const isCanonical = name === 'rel' && attributes.rel === 'canonical';
    const isStylesheet = candidate === 'rel' && attributes.rel === 'stylesheet';
    if (IDENTITY[type]?.includes(candidate) && !isCanonical && !isStylesheet) {
      name = candidate;
    }
  }
  const value = name ? attributes[name]!.toLowerCase() : content.toLowerCase();
  return value ? `${type} ${name} ${value}` : null;
}
