import {enginesOf} from '../../../src/plugins/post-build/search/enginesOf';
import {makeFiles} from '../../../src/plugins/post-build/search/makeFiles';
import {newSection} from '../../../src/plugins/post-build/search/readPage';
import type {Engine} from '../../../src/search/engine/engine';
import type {Language, Page, Section} from '../../../src/search/model';

export function section(id: string, level: number, heading: string, text = ''): Section {
  return {...newSection(id, level, heading), text};
}

/** Indexes pages as the build does, and returns the engine that searches their full text. */
export async function engineOf(pages: Page[], language: Language = 'en'): Promise<Engine> {
  const files = await makeFiles(pages, language);
  return (await enginesOf((name) => files[name], language)).text;
}
