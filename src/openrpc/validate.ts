import fs from 'node:fs';
import path from 'node:path';
import {errorCodeFaults} from './checks/errorCodes';
import {exampleFaults} from './checks/examples';
import {methodFaults} from './checks/methods';
import {documentShapeFaults, sharedShapeFaults} from './checks/pageShape';
import {referenceFaults} from './checks/references';
import {shapeFaults} from './checks/shape';
import {sharedErrorFaults} from './checks/sharedErrors';
import {fromSame} from '../profile/fromSame';
import {always, type Once} from '../profile/once';
import {rpcError, type RpcFault} from './fault';
import {hasReference, readReference, REFERENCE_FILES, referenceFolder, SHARED} from './read';
import type {RpcReference} from './types';

/** Fields that the check of examples needs; without them there is nothing to check against. */
const NEEDED_BY_EXAMPLES = /^\/methods\/\d+(?:\/examples\/\d+)?\/(?:result|errors|examples)$/;

/** Every error in a version's documents. Later checks assume that earlier ones passed. */
export function referenceFaultsOf(
  {documents, shared}: RpcReference,
  folder: string,
  once: Once = always,
): RpcFault[] {
  const sharedFile = `${folder}/${SHARED}`;
  const each = (check: (namespace: string, file: string) => RpcFault[]) =>
    Object.keys(documents).flatMap((namespace) => check(namespace, `${folder}/${namespace}.json`));
  const shapes = each((namespace, file) => {
    const document = documents[namespace];
    const faults = shapeFaults(document, file);
    return faults.length > 0 ? faults : documentShapeFaults(document, file);
  });
  shapes.push(...sharedShapeFaults(shared, sharedFile));
  if (shapes.length > 0) return shapes;
  const references = [
    ...each((namespace, file) => referenceFaults(documents[namespace], shared, file)),
    ...referenceFaults({components: shared.components}, shared, sharedFile),
  ];
  const parts = each((namespace, file) => {
    const document = documents[namespace];
    return document ? methodFaults(document, namespace, file) : [];
  });
  const codes = [
    ...each((namespace, file) => errorCodeFaults(documents[namespace], file)),
    ...errorCodeFaults(shared, sharedFile),
  ];
  const found = [...references, ...parts, ...codes, ...sharedErrorFaults(shared, sharedFile)];
  if (references.length > 0 || parts.some(({at}) => NEEDED_BY_EXAMPLES.test(at))) return found;
  const examples = each((namespace, file) => {
    const document = documents[namespace];
    // Checking examples takes longer than all else here: schemas are compiled for it.
    return document
      ? once([namespace, document, shared], () => exampleFaults(document, shared, file))
      : [];
  });
  return [...found, ...examples];
}

function unknownFiles(siteDir: string, version: string): RpcFault[] {
  const folder = referenceFolder(version);
  return fs
    .readdirSync(path.join(siteDir, folder))
    .filter((file) => !REFERENCE_FILES.includes(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      at: '',
      says: `Unknown file. Expected: ${REFERENCE_FILES.join(', ')}.`,
    }));
}

const faultsFrom = fromSame<RpcFault[]>();

/**
 * Checks the RPC reference of every version that has one.
 *
 * @param once remembers what has passed
 * @throws one error that lists every fault
 */
export function checkReferences(
  siteDir: string,
  versions: readonly string[],
  once: Once = always,
): void {
  const faults = versions
    .filter((version) => hasReference(siteDir, version))
    .flatMap((version) => {
      const reference = readReference(siteDir, version);
      const folder = referenceFolder(version);
      const {documents, shared, executed} = reference;
      const inputs = [...Object.values(documents), shared, executed];
      const own = faultsFrom(path.join(siteDir, folder), inputs, () =>
        once(inputs, () => referenceFaultsOf(reference, folder, once)),
      );
      return [...own, ...unknownFiles(siteDir, version)];
    });
  if (faults.length > 0) throw rpcError(faults);
}
