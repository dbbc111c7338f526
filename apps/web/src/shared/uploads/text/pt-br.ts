import type { Unfit } from "../files/fit-file.ts";
import type { Hold } from "../hold.ts";
import type { UploadState } from "../upload.ts";

/** Texts of uploads, shared by all screens. */
export const text = {
  arrived: "Arquivo(s) enviado(s) com sucesso!",
  stillToSend: "Falta enviar para análise.",
  datesRefused: "o arquivo chegou, mas as datas não foram guardadas. {{reason}}",
  states: {
    waiting: "Aguardando a vez",
    going: "Enviando: {{percent}}%",
    paused: "Pausado em {{percent}}%",
    lost: "Sem conexão. O envio continua sozinho, de onde parou, quando ela voltar.",
    done: "Enviado",
    failed: "Não enviado",
  } satisfies { readonly [S in UploadState]: string },
  unfit: {
    empty: "O arquivo está vazio. Confira o original e envie de novo.",
    tooLarge: "O arquivo tem {{size}}, e o limite é de {{megabytes}} MB. Digitalize com menos resolução ou divida o documento em partes.",
    wrongType: "Este tipo de arquivo não é aceito. Envie um PDF, uma imagem ou um documento do Office.",
  } satisfies { readonly [U in Unfit]: string },
  holds: {
    photos: "Envie ou descarte as fotos que você tirou.",
    underWay: "Espere o fim do envio dos arquivos.",
    unsent: "Há arquivos que ainda não chegaram. Continue o envio, troque-os ou tire-os da lista.",
    unsaved: "Salve as datas que você digitou, ou complete as que faltam.",
  } satisfies { readonly [H in Hold]: string },
  otherContent:
    "O conteúdo deste arquivo não é o que o nome diz. Abra o original, salve-o como PDF, imagem ou documento do Office, e envie de novo.",
  notWantedNow:
    "Esta pendência está em análise ou encerrada, e não recebe arquivos agora. Se ela voltar para você, tente de novo: o que já subiu fica guardado por um dia.",
  progress: "Envio de {{name}}",
  pause: "Pausar",
  pauseOf: "Pausar {{name}}",
  goOn: "Continuar",
  goOnOf: "Continuar {{name}}",
  retry: "Tentar de novo",
  retryOf: "Tentar de novo {{name}}",
  choose: "Escolher outro arquivo",
  chooseFor: "Escolher outro arquivo no lugar de {{name}}",
  cancelOf: "Cancelar o envio de {{name}}",
  dismissOf: "Tirar {{name}} da lista",
} as const;
