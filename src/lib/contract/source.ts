import ts from 'typescript';
import {FileError} from '../content/problem';
import type {PageReference} from './model';

/** Parses a declaration file without resolving types or imports. The sample check reports syntax errors. */
export function parseSource(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** Returns the 1-based line of a declaration, not counting its doc comment. */
export function lineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
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
 * @throws {FileError} when it is missing or has no `@page` tag
 */
export function readDoc(node: ts.Node): Doc {
  const refuse = (what: string, fix: string) => new FileError(node.getSourceFile().fileName, lineOf(node), what, fix);
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const summary = (ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '').replace(/\s+/g, ' ').trim();
  if (!summary) {
    throw refuse('the doc comment is missing', 'say what this is.');
  }
  const tags = new Map(
    ts.getJSDocTags(node).map((tag) => [tag.tagName.text, (ts.getTextOfJSDocComment(tag.comment) ?? '').trim()]),
  );
  const page = /^([\w/-]+)#([\w-]+)$/.exec(tags.get('page') ?? '');
  if (!page) {
    throw refuse('"@page <document>#<heading id>" is missing', 'name the section that documents this.');
  }
  return {
    summary,
    page: {doc: page[1]!, id: page[2]!},
    default: tags.get('default'),
    internal: tags.has('internal'),
  };
}
