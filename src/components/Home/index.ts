export * from './Layout';
export * from './Proof';
export * from './Report';
