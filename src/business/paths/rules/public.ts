// Addresses and functions stand in files of their own: the first are inlined by the build, the others go with their pages.
export * from './account-hrefs.ts';
export * from './account-paths.ts';
export * from './desk-hrefs.ts';
export * from './desk-paths.ts';
export * from './goods-hrefs.ts';
export * from './goods-paths.ts';
export * from './share-hrefs.ts';
export * from './share-paths.ts';
export * from './site-hrefs.ts';
export * from './site-paths.ts';
export * from './trade-hrefs.ts';
export * from './trade-paths.ts';
export * from './user-hrefs.ts';
export * from './user-paths.ts';
export * from './user-trade-hrefs.ts';
export * from './user-trade-paths.ts';
