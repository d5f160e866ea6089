declare function withoutWeakIds(source: string): string;
export = withoutWeakIds;
