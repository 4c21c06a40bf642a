import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {mergeHeadTags, readHeadTags, type HeadTag} from './headTags';

// In place of react-helmet-async in the browser (7 kB gzip with what it needs). It reads and writes the marks that the
// real one leaves on the server, `data-rh`, and takes its tags as children only, as Docusaurus's <Head> gives them.

/** Elements of which there may be many, each with an identity (headTags.ts). */
const LISTED = ['base', 'meta', 'link', 'script', 'style', 'noscript'];

const heads: {tags: HeadTag[]}[] = [];
let frame = 0;

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const ref = useRef<{tags: HeadTag[]} | null>(null);

  // A <Head> has no other inside, so effects run in the order in which they stand in the tree.
  useLayoutEffect(() => {
    const head = {tags: []};
    ref.current = head;
    heads.push(head);
    return () => {
      heads.splice(heads.indexOf(head), 1);
      scheduleWrite();
    };
  }, []);
  useLayoutEffect(() => {
    ref.current!.tags = readHeadTags(children);
    scheduleWrite();
  }, [children]);

  return null;
}

/** Writes once for all that React renders together. */
function scheduleWrite(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(write);
}

function write(): void {
  const all = heads.flatMap(({tags}) => tags);
  const title = all.filter(({type}) => type === 'title').pop();
  if (title && document.title !== title.content) {
    document.title = title.content;
  }
  for (const element of [document.documentElement, document.body]) {
    writeAttributes(element, all);
  }
  const listed = heads.map(({tags}) => tags.filter(({type}) => LISTED.includes(type)));
  writeElements(mergeHeadTags(listed));
}

function writeAttributes(element: HTMLElement, tags: HeadTag[]): void {
  const type = element.localName;
  const wanted = Object.assign({}, ...tags.filter((tag) => tag.type === type).map(({attributes}) => attributes)) as HeadTag['attributes'];
  const names = Object.keys(wanted);
  for (const name of element.dataset.rh?.split(',') ?? []) {
    if (!names.includes(name)) {
      element.removeAttribute(name);
    }
  }
  for (const name of names) {
    if (element.getAttribute(name) !== wanted[name]) {
      element.setAttribute(name, wanted[name]!);
    }
  }
  if (names.length > 0) {
    element.dataset.rh = names.join(',');
  } else {
    delete element.dataset.rh;
  }
}

/** Keeps the elements that are there already, those from the server above all. */
function writeElements(tags: HeadTag[]): void {
  const old = new Set(document.head.querySelectorAll(LISTED.map((type) => `${type}[data-rh]`).join()));
  for (const {type, attributes, content} of tags) {
    const element = document.createElement(type);
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(name, value);
    }
    element.dataset.rh = 'true';
    element.textContent = content;
    const same = [...old].find((candidate) => candidate.isEqualNode(element));
    if (same) {
      old.delete(same);
    } else {
      document.head.append(element);
    }
  }
  for (const element of old) {
    element.remove();
  }
}
