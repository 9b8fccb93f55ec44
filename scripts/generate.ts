import { writeFileSync } from 'node:fs';
import { contract } from '#app/contract.ts';
import { describeEndpoints, minifyContract } from '#platform/api/contract-documents.ts';

/** Writes what is derived from the contracts; a test compares the files with a fresh run. */
writeFileSync('src/app/web/contract.gen.json', minifyContract(contract));
writeFileSync('docs/endpoints.md', describeEndpoints(contract));
