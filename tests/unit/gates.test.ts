import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {TOOLS} from '../../scripts/support/tools';
import {STAGES} from '../gates/gates';
import {plant} from '../gates/plant';
import {makeSite} from './support/site';
import {titlesIn} from './support/titles';

const siteDir = path.resolve(__dirname, '../..');
const gates = STAGES.flatMap((stage) => stage.gates);

describe('the table of gates', () => {
  it('has a defect for each check, and a unique message for each gate', () => {
    const checked = gates.flatMap(({name}) => /^check (\w+)/.exec(name)?.[1] ?? []);
    const run = STAGES.filter(({command}) => command[0] === 'check').flatMap(({command}) => command);
    for (const {name} of TOOLS) {
      expect(checked, name).toContain(name);
      expect(run, name).toContain(name);
    }
    expect(new Set(gates.map(({message}) => String(message))).size).toBe(gates.length);
  });

  it('changes only existing files and texts', () => {
    for (const {name, plant: edits} of gates) {
      for (const edit of edits.filter(({file}) => !file.startsWith('build/'))) {
        const file = path.join(siteDir, edit.file);
        if ('replace' in edit) {
          expect(fs.readFileSync(file, 'utf8'), `${name}: ${edit.file}`).toContain(edit.replace);
        } else if ('remove' in edit) {
          expect(fs.existsSync(file), `${name}: ${edit.file}`).toBe(true);
        }
      }
    }
  });

  it('refers to existing browser tests', () => {
    const folder = path.join(siteDir, 'tests/e2e');
    const titles = fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.spec.ts'))
      .flatMap((file) => titlesIn(path.join(folder, file)));
    const patterns = titles.map(
      (title) =>
        new RegExp(
          `^${title
            .split('…')
            .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('.*')}$`,
        ),
    );
    const named = gates.flatMap(({test}) => test ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((title) => !patterns.some((pattern) => pattern.test(title)))).toEqual([]);
  });
});

describe('a planted defect', () => {
  const site = () => makeSite({'a.txt': 'one two one', 'main.1f.js': 'x'});
  const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

  it('is in the copy until it is undone, and never in a linked file elsewhere', () => {
    const folder = site();
    fs.linkSync(path.join(folder, 'a.txt'), path.join(folder, 'b.txt'));
    const undo = plant(folder, [
      {file: 'a.txt', replace: 'one', by: '$&'},
      {file: 'a.txt', append: '!'},
      {file: 'main.*.js', append: 'y'},
      {file: 'new/c.txt', append: 'c'},
    ]);
    expect([
      read(folder, 'a.txt'),
      read(folder, 'b.txt'),
      read(folder, 'main.1f.js'),
      read(folder, 'new/c.txt'),
    ]).toEqual(['$& two one!', 'one two one', 'xy', 'c']);
    undo();
    expect([read(folder, 'a.txt'), read(folder, 'main.1f.js'), fs.existsSync(path.join(folder, 'new/c.txt'))]).toEqual([
      'one two one',
      'x',
      false,
    ]);
  });
});
