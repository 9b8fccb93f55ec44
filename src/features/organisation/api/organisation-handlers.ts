import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { organisationContract } from '../contract/organisation-contract.ts';
import { readFirmSales } from './read-firm-sales.ts';

const organisation = implementFeature(organisationContract);

export const organisationHandlers = {
  firmSales: organisation.firmSales.handler(({ context: { db, caller } }) =>
    readFirmSales(db, signedIn(caller).firmId),
  ),
};
