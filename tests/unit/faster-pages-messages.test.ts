import path from 'node:path';
import {expect, it} from 'vitest';
import messages from '../../src/plugins/faster-pages/bundle/messagesLoader.js';
import {makeSite} from './support/site';

/** Returns the code that the loader returns for a module that imports `<Translate>` and `translate`. */
function compile(code: string): string {
  const site = makeSite({'messages.json': JSON.stringify({'menu.close': 'Fermer « {name} »', Open: 'Ouvrir'})});
  const loader = {getOptions: () => ({table: path.join(site, 'messages.json')}), addDependency: () => {}};
  const imports = "import Translate, {translate} from '@docusaurus/Translate';\n";
  return messages.call(loader, imports + code).slice(imports.length);
}

it('puts the message of the language into the call', () => {
  expect(compile("translate({id: 'menu.close', message: 'Close {name}', description: 'A button'}, {name});")).toBe(
    'translate({message: "Fermer « {name} »", }, {name});',
  );
  expect(compile("translate({message: 'Open'});")).toBe('translate({message: "Ouvrir"});');
  expect(compile("translate({id: 'menu.close'});")).toBe('translate({id: "Fermer « {name} »"});');
});

it('puts the message into an element, even in the values of another one', () => {
  const inner = "_jsx(Translate, {children: 'Open'})";
  expect(
    compile(`_jsx(Translate, {id: 'menu.close', values: {name: ${inner}}, children: 'Close {name}'}, 'key');`),
  ).toBe(
    '_jsx(Translate, {values: {name: _jsx(Translate, {children: "Ouvrir"})}, children: "Fermer « {name} »"}, \'key\');',
  );
});

it('keeps the message of the code when the language has none', () => {
  expect(compile("translate({id: 'menu.print', message: 'Print'});")).toBe("translate({message: 'Print'});");
});

it('rejects an id that it cannot read', () => {
  expect(() => compile("translate({id: name, message: 'Close'});")).toThrow('{id: name,');
});
