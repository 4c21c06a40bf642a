// #region derive
import { HttpInterceptorFn } from '@angular/common/http';
import { PipeTransform } from '@angular/core';
import {
  ComponentTools,
  GuardTools,
  InterceptorTestBed,
  PipeTools,
  ResolverTools,
  ServiceTools,
} from 'ngx-testing-tools';

export type HttpTools = ServiceTools<unknown>['http'];
export type RxBox = ServiceTools<unknown>['rx'];
export type QueryTools = ComponentTools<unknown>['query'];
export type ActionTools = ComponentTools<unknown>['action'];
export type ChallengeTools = GuardTools<unknown>['challenge'];
export type RoutingInfo = Parameters<ChallengeTools['withInfo']>[0];
export type TriggerTools = ResolverTools<unknown>['trigger'];
export type VerifyTools = PipeTools<PipeTransform>['verify'];

export type InterceptorTools<T = HttpInterceptorFn> =
  Parameters<Parameters<InterceptorTestBed<T>>[0]>[0];
export type InspectTools = InterceptorTools['inspect'];
// #endregion derive
