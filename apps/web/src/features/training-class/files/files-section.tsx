import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import type { TrainingFile } from "@emdia/contract/trainings/file-routes.ts";
import { ActionIcon, Anchor, Button } from "@mantine/core";
import { IconTrash, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openBeside } from "../../../shared/files/open-file.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import ui from "../../../shared/ui/lines.module.css";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { useSize } from "../../../shared/uploads/files/use-size.ts";
import classes from "../training-class.module.css";
import { classFilesQuery, fileLink, purposeOf } from "./file-queries.ts";

const UploadDialog = lazyDialog(async () => (await import("./upload-dialog.tsx")).UploadDialog);
const RemoveFileDialog = lazyDialog(async () => (await import("./remove-file-dialog.tsx")).RemoveFileDialog);

type LineProps = { readonly training: TrainingClass; readonly file: TrainingFile; readonly onRemove: (file: TrainingFile) => void };
const Line = ({ training, file, onRemove }: LineProps) => {
  const { t } = useTranslation("trainingClass");
  const { instant } = useFormat();
  const sizeText = useSize();
  const { id, name, verdict, size, createdAt, createdBy, can } = file;
  const facts = [t(`files.purposes.${purposeOf(file)}`), sizeText(size), instant(createdAt), createdBy];
  return (
    <li className={`${ui.line} ${classes.file}`}>
      <span className={ui.words}>
        {verdict === "clean" ? (
          <Anchor component="button" type="button" ta="start" onClick={() => void openBeside(() => fileLink(training, id))}>
            {name}
          </Anchor>
        ) : (
          <span>{name}</span>
        )}
        <span className={ui.quiet}>{facts.filter(Boolean).join(" · ")}</span>
        {verdict !== "clean" && <span className={ui.quiet}>{t(`files.verdicts.${verdict}`)}</span>}
      </span>
      {can.remove && (
        <ActionIcon aria-label={t("files.removeOf", { name })} title={t("files.remove")} onClick={() => onRemove(file)}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
};

/** Files of a class, such as the attendance list, which proves the participation in a class that was entered later. */
export const FilesSection = ({ training }: { readonly training: TrainingClass }) => {
  const { t } = useTranslation("trainingClass");
  const query = useQuery(classFilesQuery(training));
  const [isUploading, setUploading] = useState(false);
  const removal = useDialog<TrainingFile>();
  const { can, state, isRetroactive } = training;
  const asksEvidence = can.uploadFiles && (isRetroactive || state === "finished") && query.data?.results.length === 0;
  return (
    <section className={`${record.panel} ${classes.files}`} aria-labelledby="class-files">
      <div className={record.top}>
        <h2 id="class-files" className={record.title}>
          {t("files.title")}
        </h2>
        {can.uploadFiles && (
          <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => setUploading(true)}>
            {t("files.add")}
          </Button>
        )}
      </div>
      <QueryStatePanel query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={ui.quiet}>{t(asksEvidence ? "files.evidence" : "files.empty")}</p>
          ) : (
            <ul className={ui.lines} aria-label={t("files.title")}>
              {results.map((file) => (
                <Line key={file.id} training={training} file={file} onRemove={removal.open} />
              ))}
            </ul>
          )
        }
      </QueryStatePanel>
      <UploadDialog training={training} opened={isUploading} onClose={() => setUploading(false)} />
      <RemoveFileDialog training={training} file={removal.subject} opened={removal.opened} onClose={removal.close} />
    </section>
  );
};
