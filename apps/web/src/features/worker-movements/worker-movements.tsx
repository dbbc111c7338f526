import type { Movement } from "@emdia/contract/workers/movement.ts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import { useHashTarget } from "../../shared/ui/focus/use-hash-target.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import record from "../../shared/ui/panels/record-panel.module.css";
import { MovementLine } from "./movement-line.tsx";
import { movementsQuery } from "./movements-queries.ts";
import classes from "./worker-movements.module.css";

const MovementDialog = lazyDialog(async () => (await import("./movement-dialog.tsx")).MovementDialog);
const MovementRemoval = lazyDialog(async () => (await import("./movement-removal.tsx")).MovementRemoval);

/** The worker's movements, newest first, with a button to add one. */
export const WorkerMovements = ({ workerId }: { readonly workerId: number }) => {
  const { t } = useTranslation("workerMovements");
  const query = useQuery(movementsQuery(workerId));
  const form = useDialog<Movement | null>();
  const removal = useDialog<Movement>();
  const heading = useHashTarget("movimentacoes");
  const [newest] = query.data?.results ?? [];
  return (
    <section className={record.panel} aria-labelledby="movimentacoes">
      <header className={`${record.top} ${classes.top}`}>
        <h2 ref={heading} id="movimentacoes" tabIndex={-1} className={record.title}>
          {t("title")}
        </h2>
        {query.data?.can.add && (
          <Button size="sm" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => form.open(null)}>
            {t("add.open")}
          </Button>
        )}
      </header>
      <QueryStatePanel query={query}>
        {({ results }) => (
          <>
            {results.length === 0 && <p className={classes.quiet}>{t("none")}</p>}
            <ol className={classes.lines} aria-labelledby="movimentacoes">
              {results.map((movement) => (
                <MovementLine
                  key={movement.id}
                  movement={movement}
                  onChange={() => form.open(movement)}
                  onRemove={() => removal.open(movement)}
                />
              ))}
            </ol>
          </>
        )}
      </QueryStatePanel>
      <MovementDialog
        opened={form.opened}
        workerId={workerId}
        providerId={newest?.company.id ?? 0}
        movement={form.subject}
        onClose={form.close}
      />
      <MovementRemoval
        opened={removal.opened}
        workerId={workerId}
        movement={removal.subject}
        onClose={removal.close}
        focusInstead={() => heading.current?.focus()}
      />
    </section>
  );
};
