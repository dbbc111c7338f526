export type Crossing = { readonly table: string; readonly column: string; readonly why: string };

const TABLE = /^\s*(?:create|alter) table (?:if not exists |only )?(?:public\.)?(\w+)/i;
const DROPPED = /^drop table (\w+)/i;
const CROSSING = /^\s*(?:add column )?(\w+) .*-- crosses owners: (.*)$/i;

/** Columns with a comment `-- crosses owners: why` in the migrations, without those of dropped tables. */
export const declaredCrossings = (migrations: string): readonly Crossing[] => {
  let found: readonly Crossing[] = [];
  let table = "";
  for (const line of migrations.split("\n")) {
    const dropped = DROPPED.exec(line)?.[1];
    if (dropped) found = found.filter((crossing) => crossing.table !== dropped);
    table = TABLE.exec(line)?.[1] ?? table;
    const [, column, why] = CROSSING.exec(line.replace(/^\s*alter table \S+ /i, "")) ?? [];
    if (column && why !== undefined) found = [...found, { table, column, why: why.trim() }];
  }
  return found;
};
