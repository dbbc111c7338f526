import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Anchor } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { Facts } from "./facts.tsx";
import { FirstLack, MoveBar } from "./move-bar.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { NotesAbove } from "./notes-above.tsx";
import classes from "./pendency-detail.module.css";
import { RemovalDialog } from "./removal-dialog.tsx";
import { SideTabs } from "./side-tabs.tsx";
import { Standing } from "./standing.tsx";
import { useMoves } from "./use-moves.ts";
import { WantedDocument } from "./wanted-document.tsx";

export const ToList = () => {
  const { t } = useTranslation("pendencyDetail");
  return (
    <Anchor className={classes.back ?? ""} renderRoot={(props) => <Link to="/pendencias" {...props} />}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {t("toList")}
    </Anchor>
  );
};

const focusHeading = () => document.querySelector<HTMLElement>("h1")?.focus();

/** Everything about one document that was asked for, and what may be done with it. */
export const PendencyDetail = ({ pendency }: { readonly pendency: Pendency }) => {
  const moves = useMoves(pendency);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <ToList />
      <PageHeader
        title={pendency.name}
        hint={<Standing pendency={pendency} />}
        actions={<MoveBar pendency={pendency} moves={moves} onRemove={() => setRemoving(true)} />}
      />
      <FirstLack pendency={pendency} />
      <NotesAbove pendency={pendency} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <WantedDocument pendency={pendency} />
          <Facts pendency={pendency} />
        </div>
        <SideTabs pendency={pendency} />
      </div>
      <MoveDialog pendency={pendency} moves={moves} focusInstead={focusHeading} />
      <RemovalDialog pendency={pendency} opened={isRemoving} onClose={() => setRemoving(false)} />
    </>
  );
};
