/** Public page of a badge, read at the gate without a session. */
export const text = {
  title: "Consulta de crachá",
  loading: "Consultando o crachá",
  prompt: {
    scan: "Aponte a câmera do celular para o código QR do crachá.",
    code: "Ou digite o código",
    codeSays: "Fica abaixo do código QR, no verso do crachá.",
    missing: "Digite o código do crachá.",
    check: "Consultar",
  },
  yes: "Pode trabalhar",
  no: "Não pode trabalhar",
  since: "No projeto desde {{day}}",
  projects: "Projetos",
  noProject: "Nenhum projeto em andamento usa este crachá.",
  photoOf: "Foto de {{name}}",
  checkedAt: "Consultado em {{at}}",
  again: "Consultar de novo",
  another: "Consultar outro crachá",
  revoked: { title: "Crachá revogado", says: "Este crachá não vale mais. Peça à pessoa o crachá atual ou fale com a empresa dela." },
  unknown: { title: "Crachá não encontrado", says: "Nenhum crachá tem este código. Confira o código e tente de novo." },
  number: { title: "Leia o código do crachá", says: "Um número não identifica um crachá. Leia o código QR ou digite o código impresso." },
} as const;
