import { APP_BASE_HREF, CurrencyPipe, DatePipe, DecimalPipe, Location }
  from '@angular/common';
import { HttpClient, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting }
  from '@angular/common/http/testing';
import {
  ChangeDetectorRef, Component, ElementRef, EnvironmentProviders, inject, Provider,
  ProviderToken, Renderer2, RendererFactory2, Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { ControlContainer, FormBuilder, NgControl } from '@angular/forms';
import { MAT_BOTTOM_SHEET_DATA, MatBottomSheetRef } from '@angular/material/bottom-sheet';
import { DateAdapter, MatNativeDateModule } from '@angular/material/core';
import { MAT_DIALOG_DATA, MatDialogRef } from '@angular/material/dialog';
import { MAT_SNACK_BAR_DATA, MatSnackBarRef } from '@angular/material/snack-bar';
import { DomSanitizer, Meta, Title } from '@angular/platform-browser';
import { ActivatedRoute, provideRouter, Router } from '@angular/router';

// The rows of the table in the section "No provider", for the packages that are installed.

interface Row {
  token: ProviderToken<unknown>;
  imports?: Type<unknown>[];
  providers?: (Provider | EnvironmentProviders)[];
}

const http = [provideHttpClient(), provideHttpClientTesting()];
const stub = (token: ProviderToken<unknown>): Row => ({
  token,
  providers: [{ provide: token, useValue: {} }],
});

const MISSING: Record<string, Row> = {
  'HttpTestingController': { token: HttpTestingController, providers: http },
  'ActivatedRoute': { token: ActivatedRoute, providers: [provideRouter([])] },
  'MatDialogRef': stub(MatDialogRef),
  'InjectionToken MatMdcDialogData': stub(MAT_DIALOG_DATA),
  'MatSnackBarRef': stub(MatSnackBarRef),
  'InjectionToken MatSnackBarData': stub(MAT_SNACK_BAR_DATA),
  'MatBottomSheetRef': stub(MatBottomSheetRef),
  'InjectionToken MatBottomSheetData': stub(MAT_BOTTOM_SHEET_DATA),
  'DateAdapter': { token: DateAdapter, imports: [MatNativeDateModule] },
  'DatePipe': { token: DatePipe, providers: [DatePipe] },
  'CurrencyPipe': { token: CurrencyPipe, providers: [CurrencyPipe] },
  'DecimalPipe': { token: DecimalPipe, providers: [DecimalPipe] },
  'InjectionToken appBaseHref': {
    token: APP_BASE_HREF,
    providers: [{ provide: APP_BASE_HREF, useValue: '/' }],
  },
  'ElementRef': {
    token: ElementRef,
    providers: [{ provide: ElementRef, useValue: new ElementRef(document.body) }],
  },
  'Renderer2': {
    token: Renderer2,
    providers: [{
      provide: Renderer2,
      useFactory: () => inject(RendererFactory2).createRenderer(null, null),
    }],
  },
  'ChangeDetectorRef': stub(ChangeDetectorRef),
};

for (const [name, { token, imports = [], providers = [] }] of Object.entries(MISSING)) {
  describe(`No provider for ${name}`, () => {
    it('should be the message', () => {
      expect(() => TestBed.inject(token))
        .toThrowError(new RegExp(`No provider (found )?for \`?_?${name}[!\`]`));
    });

    it('should be fixed by its row', () => {
      TestBed.configureTestingModule({ imports, providers });

      expect(TestBed.inject(token)).toBeTruthy();
    });
  });
}

describe('What is never missing', () => {
  for (const token of [Router, Location, Title, Meta, DomSanitizer, FormBuilder]) {
    it(`should be ${token.name}`, () => {
      expect(TestBed.inject<unknown>(token)).toBeTruthy();
    });
  }
});

describe('HttpClient', () => {
  it('should be there with its provider', () => {
    TestBed.configureTestingModule({ providers: http });

    expect(TestBed.inject(HttpClient)).toBeTruthy();
  });
});

@Component({ selector: 'shop-field', standalone: true, template: '' })
class FieldComponent {
  readonly control = inject(NgControl, { self: true });
}

@Component({ selector: 'shop-fieldset', standalone: true, template: '' })
class FieldsetComponent {
  readonly container = inject(ControlContainer, { host: true });
}

describe('What a form provides', () => {
  it('should not be found outside of it', () => {
    expect(() => TestBed.createComponent(FieldComponent))
      .toThrowError(/No provider for _?NgControl found in NodeInjector/);
    expect(() => TestBed.createComponent(FieldsetComponent))
      .toThrowError(/No provider for _?ControlContainer found in NodeInjector/);
  });
});
