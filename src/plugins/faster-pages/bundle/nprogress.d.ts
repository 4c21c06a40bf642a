// NProgress has no types of its own; these are the members that progressBar.ts uses.
declare module 'nprogress' {
  export interface NProgress {
    configure(settings: {showSpinner: boolean}): NProgress;
    start(): NProgress;
    done(): NProgress;
  }
  const nprogress: NProgress;
  export default nprogress;
}
