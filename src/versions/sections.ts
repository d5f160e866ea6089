import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItems = LoadedVersion['sidebars'][string];

function below(items: SidebarItems, trail: readonly string[]): [string, readonly string[]][] {
  return items.flatMap((item): [string, readonly string[]][] => {
    if (item.type === 'doc' || item.type === 'ref') return [[item.id, trail]];
    if (item.type !== 'category') return [];
    const labels = [...trail, item.label];
    const own = item.link?.type === 'doc' ? [[item.link.id, labels] as [string, string[]]] : [];
    return [...own, ...below(item.items, labels)];
  });
}

/** Labels of the parent categories of each document of a version's sidebars, by document id and in their order. */
export function sectionsOf({sidebars}: LoadedVersion): Map<string, readonly string[]> {
  return new Map(Object.values(sidebars).flatMap((items) => below(items, [])));
}
