import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFileChoice } from "./files/choose-file.tsx";
import { remedyOf } from "./remedy.ts";
import { isSettled, mayHappen, percentOf, type Upload } from "./upload.ts";
import classes from "./upload-line.module.css";
import { uploads } from "./uploads.ts";
import { useFailureText } from "./use-failure-text.ts";

type Props = { readonly upload: Upload };

const Retry = ({ upload: { id, name } }: Props) => {
  const { t } = useTranslation("uploads");
  return (
    <Button size="compact-sm" variant="default" aria-label={t("retryOf", { name })} onClick={() => uploads.goOn(id)}>
      {t("retry")}
    </Button>
  );
};

/** Button to select another file in place of one that cannot be uploaded. */
const ChooseInstead = ({ upload: { id, name, place, replaces, dates } }: Props) => {
  const { t } = useTranslation("uploads");
  const { field, open } = useFileChoice({
    onChoose: ([file]) => {
      uploads.remove(id);
      if (file) uploads.add([{ file, place, replaces, dates }]);
    },
  });
  return (
    <>
      {field}
      <Button size="compact-sm" variant="default" aria-label={t("chooseFor", { name })} onClick={open}>
        {t("choose")}
      </Button>
    </>
  );
};

/** Actions of an upload. */
const Tools = ({ upload }: Props) => {
  const { t } = useTranslation("uploads");
  const { id, name, state, failure } = upload;
  return (
    <div className={classes.tools}>
      {(state === "waiting" || state === "going") && (
        <Button size="compact-sm" variant="subtle" aria-label={t("pauseOf", { name })} onClick={() => uploads.pause(id)}>
          {t("pause")}
        </Button>
      )}
      {mayHappen("goOn", upload) && (
        <Button size="compact-sm" variant="default" aria-label={t("goOnOf", { name })} onClick={() => uploads.goOn(id)}>
          {t("goOn")}
        </Button>
      )}
      {failure !== null && (remedyOf(failure) === "choose" ? <ChooseInstead upload={upload} /> : <Retry upload={upload} />)}
      {!isSettled(upload) && (
        <ActionIcon aria-label={t(state === "failed" ? "dismissOf" : "cancelOf", { name })} onClick={() => uploads.remove(id)}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
};

/** Line of an upload: progress, failure and actions. */
export const UploadLine = ({ upload, hint }: Props & { readonly hint?: ReactNode }) => {
  const { t } = useTranslation("uploads");
  const failureText = useFailureText();
  const { name, state } = upload;
  const percent = percentOf(upload);
  return (
    <div className={classes.line} data-state={state}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {hint}
        <span className={classes.state} role={state === "failed" ? "alert" : undefined}>
          {failureText(upload) ?? t(`states.${state}`, { percent })}
        </span>
      </div>
      <Tools upload={upload} />
      {state !== "done" && state !== "failed" && (
        <progress className={classes.progress} max={100} value={percent} aria-label={t("progress", { name })} />
      )}
    </div>
  );
};
