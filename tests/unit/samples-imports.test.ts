import {expect, it} from 'vitest';
import {bedAround, importsFor} from '../../src/lib/samples/imports';

const SOURCE = `import { Component, inject,
  type Signal, signal as state } from '@angular/core';
import { TestBed }
  from '@angular/core/testing';
import localeFr from '@angular/common/locales/fr';

const used = state(inject);
`;

it('returns the imports that a region uses, and only these', () => {
  expect(importsFor(SOURCE, 'const value: Signal<number> = state(1);')).toBe(
    "import { type Signal, signal as state } from '@angular/core';",
  );
  expect(importsFor(SOURCE, 'registerLocaleData(localeFr);\nTestBed.inject(Cart);')).toBe(
    "import { TestBed } from '@angular/core/testing';\nimport localeFr from '@angular/common/locales/fr';",
  );
  expect(importsFor(SOURCE, 'expect(signals).toBe(Components);')).toBe('');
});

it('leaves out what the region imports itself', () => {
  const code = "import { Component } from '@angular/core';\n\n@Component({})\nclass Lamp { name = inject(Name); }";
  expect(importsFor(SOURCE, code)).toBe("import { inject } from '@angular/core';");
});

it('imports a name from the file that the page shows it in', () => {
  const source = "import { Clock } from './service.clock';\n\nexport class Lamp {}\n";
  const shown = new Map([
    ['Clock', './clock.service'],
    ['Lamp', './lamp.component'],
    ['Unused', './lamp.component'],
  ]);
  expect(importsFor(source, 'componentTestBed(Lamp).inject(Clock);', shown)).toBe(
    "import { Clock } from './clock.service';\nimport { Lamp } from './lamp.component';",
  );
  expect(importsFor(source, 'class Lamp {}', shown)).toBe('');
});

it('returns the test bed that a region uses but does not create', () => {
  const source = `describe('Cart', () => {
  const tb = serviceTestBed(CartService);

  it('should add', tb(() => {}));
});

describe('Lamp', () => {
  const tb = componentTestBed(Lamp)
    .inject('cart', CartService);

  it('should shine', tb(() => {}));

  it('should stay', () => {});
});
`;
  const around = (code: string) => {
    const before = source.slice(0, source.indexOf(code));
    return bedAround(source, before.split('\n').length, code);
  };
  expect(around("it('should add', tb(() => {}));")).toBe(
    "describe('Cart', () => {\n  const tb = serviceTestBed(CartService);",
  );
  expect(around("it('should shine', tb(() => {}));")).toBe(
    "describe('Lamp', () => {\n  const tb = componentTestBed(Lamp)\n    .inject('cart', CartService);",
  );
  expect(around("it('should stay', () => {});")).toBe('');
  expect(around(source.slice(source.indexOf("describe('Lamp'")))).toBe('');
});
