import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { erpCodeContract } from '../contract/erp-code-contract.ts';
import { importErpCodes } from './import-codes.ts';
import { readErpCodes, removeErpCode, saveErpCode } from './save-codes.ts';

const codes = implementFeature(erpCodeContract);

export const erpCodeHandlers = {
  list: codes.list.handler(({ context: { db, caller } }) => readErpCodes(db, signedIn(caller))),
  save: codes.save.handler(({ input, context: { db, caller } }) => saveErpCode(db, signedIn(caller), input)),
  remove: codes.remove.handler(({ input, context: { db, caller } }) => removeErpCode(db, signedIn(caller), input)),
  import: codes.import.handler(({ input, context, signal }) => importErpCodes(context, input, signal)),
};
