import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Button } from "@mantine/core";
import { IconGitCompare } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import type { DryRunChange } from "./wizard-queries.ts";

const DryRunPanel = lazyDialog(async () => (await import("./dry-run-panel.tsx")).DryRunPanel);

type Props = { readonly project: Project; readonly change: DryRunChange; readonly label: string };

/** "O que muda": opens the preview of a change before it is saved. */
export const DryRunButton = ({ project, change, label }: Props) => {
  const { t } = useTranslation("projectWizard");
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGitCompare size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
        aria-label={label}
      >
        {t("dryRun.open")}
      </Button>
      <DryRunPanel opened={opened} onClose={() => setOpened(false)} project={project} change={change} />
    </>
  );
};
