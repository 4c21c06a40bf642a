import ts from 'typescript';
import type {PageReference} from './model';

/**
 * Parses a declaration file without resolving types or imports.
 *
 * @throws {Error} when the file has a syntax error; the message has the line
 */
export function parseSource(name: string, text: string): ts.SourceFile {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  // Not a .d.ts name, because `transpileModule` fails for declaration files.
  const {diagnostics} = ts.transpileModule(text, {fileName: 'contract.ts', reportDiagnostics: true});
  const [first] = diagnostics ?? [];
  if (first) {
    const message = ts.flattenDiagnosticMessageText(first.messageText, '\n');
    throw new Error(`${name}:${lineAt(source, first.start ?? 0)}: ${message}`);
  }
  return source;
}

/** Returns the 1-based line of a declaration, not counting its doc comment. */
export function lineOf(node: ts.Node): number {
  return lineAt(node.getSourceFile(), node.getStart());
}

/** The text of a doc comment and its tags. */
export interface Doc {
  summary: string;
  page: PageReference;
  default?: string;
  internal: boolean;
}

/**
 * Reads the doc comment of a declaration or member.
 *
 * @throws {Error} when it is missing or has no `@page` tag
 */
export function readDoc(node: ts.Node): Doc {
  const where = `${node.getSourceFile().fileName}:${lineOf(node)}`;
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const summary = (ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '').replace(/\s+/g, ' ').trim();
  if (!summary) {
    throw new Error(`${where}: the doc comment is missing; say what this is.`);
  }
  const tags = new Map(
    ts.getJSDocTags(node).map((tag) => [tag.tagName.text, (ts.getTextOfJSDocComment(tag.comment) ?? '').trim()]),
  );
  const page = /^([\w/-]+)#([\w-]+)$/.exec(tags.get('page') ?? '');
  if (!page) {
    throw new Error(`${where}: "@page <document>#<heading id>" is missing; name the section that documents this.`);
  }
  return {
    summary,
    page: {doc: page[1]!, id: page[2]!},
    default: tags.get('default'),
    internal: tags.has('internal'),
  };
}

function lineAt(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}
