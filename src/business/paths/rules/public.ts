export * from './account-paths.ts';
export * from './desk-paths.ts';
export * from './goods-paths.ts';
export * from './share-paths.ts';
export * from './site-paths.ts';
export * from './trade-paths.ts';
export * from './user-paths.ts';
export * from './user-trade-paths.ts';
