import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import corner from "../../shared/ui/panels/corner-panel.module.css";
import { useFileChoice } from "../../shared/uploads/files/choose-file.tsx";
import { useSize } from "../../shared/uploads/files/use-size.ts";
import { forgetUpload, type LeftBehind } from "../../shared/uploads/persistence/upload-persistence.ts";
import { uploads } from "../../shared/uploads/uploads.ts";
import { PlaceLink } from "./place-link.tsx";
import classes from "./upload-panel.module.css";

type Props = { readonly kept: LeftBehind; readonly onChange: () => void };

type AgainProps = { readonly kept: LeftBehind; readonly onGoOn: (file: File) => void; readonly onChoose: () => void };

/** Files created in this browser are stored and resume at once; the user has to choose other files again. */
const Again = ({ kept: { name, file }, onGoOn, onChoose }: AgainProps) => {
  const { t } = useTranslation("uploadPanel");
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t(file ? "left.goOnOf" : "left.againOf", { name })}
      onClick={() => (file ? onGoOn(file) : onChoose())}
    >
      {t(file ? "left.goOn" : "left.again")}
    </Button>
  );
};

const Line = ({ kept, onChange }: Props) => {
  const { t } = useTranslation("uploadPanel");
  const sizeText = useSize();
  const [isOther, setOther] = useState(false);
  const { name, size, place, replaces, dates, mark } = kept;
  const goOn = (file: File) => {
    uploads.add([{ file, place, replaces, dates }]);
    onChange();
  };
  const { field, open } = useFileChoice({
    onChoose: ([file]) => {
      if (!file) return;
      const isSame = file.name === name && file.size === size;
      setOther(!isSame);
      if (isSame) goOn(file);
    },
  });
  const forget = () => {
    forgetUpload(mark);
    onChange();
  };
  return (
    <div className={classes.left}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <PlaceLink place={place} />
      </div>
      {field}
      <Again kept={kept} onGoOn={goOn} onChoose={open} />
      <ActionIcon aria-label={t("left.forgetOf", { name })} onClick={forget}>
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
      {isOther && (
        <p className={classes.other} role="alert">
          {t("left.other", { name, size: sizeText(size) })}
        </p>
      )}
    </div>
  );
};

/** Uploads interrupted when their tab was closed. The browser stores files created in it; the user has to choose the others again. */
export const InterruptedUploads = ({ left, onChange }: { readonly left: readonly LeftBehind[]; readonly onChange: () => void }) => {
  const { t } = useTranslation("uploadPanel");
  if (left.length === 0) return null;
  return (
    <>
      <p className={classes.section}>{t("left.title")}</p>
      {left.some(({ file }) => file === null) && <p className={corner.says}>{t("left.says")}</p>}
      <ul className={classes.files}>
        {left.map((kept) => (
          <li key={kept.mark} className={classes.file}>
            <Line kept={kept} onChange={onChange} />
          </li>
        ))}
      </ul>
    </>
  );
};
