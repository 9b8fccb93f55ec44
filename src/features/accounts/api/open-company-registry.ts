import { readSecret } from '#platform/api/secret-file.ts';
import { type CompanyRegistry, NO_REGISTRY } from './company-registry.ts';
import { createHttpCompanyRegistry } from './http-company-registry.ts';
import { sampleCompanyRegistry } from './sample-company-registry.ts';

export interface RegistrySettings {
  /** Configured by TYC_URL and TYC_KEY_FILE. */
  companyRegistry: { url: string; keyFile: string } | null;
  /** True: without a configured one, invented companies stand in. */
  demo: boolean;
}

/** The register this installation asks. A configured key that cannot be read stops the start. */
export async function openCompanyRegistry({ companyRegistry, demo }: RegistrySettings): Promise<CompanyRegistry> {
  if (companyRegistry) {
    return createHttpCompanyRegistry({ url: companyRegistry.url, key: await readSecret(companyRegistry.keyFile) });
  }
  return demo ? sampleCompanyRegistry : NO_REGISTRY;
}
