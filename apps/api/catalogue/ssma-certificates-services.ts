import { ask, documentType } from "./written.ts";

/** Qualifications for hospitals, fields, guards and safety committees. */
export const services = [
  documentType(354, "SSMA-CERT-NR32", {
    names: ["Capacitação NR-32 e vacinas", "NR-32 training and vaccination", "Capacitación NR-32 y vacunas"],
    about: "Capacitação em riscos biológicos e carteira de vacinação para limpeza e serviços em saúde.",
    send: "Certificado da NR-32 e carteira de vacinação do colaborador.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr32.validity",
    checklist: [
      ask("A capacitação trata de riscos biológicos, perfurocortantes e resíduos?", {
        example: "Descarte, precauções padrão, acidente.",
        incomplete: "O descarte de perfurocortantes não consta → Complete a capacitação da NR-32.",
        expired: "A capacitação da NR-32 não é deste ano → Realize a atualização anual e envie.",
      }),
      ask("As vacinas (hepatite B, tétano e as do PCMSO) estão registradas?", {
        example: "Hepatite B 3 doses, dT 2023.",
        incomplete: "Faltam doses do esquema → Encaminhe o colaborador ao posto de saúde e envie a carteira.",
        illegible: "As doses não se leem na carteira → Baixe a carteira no Meu SUS Digital e envie.",
      }),
      ask("Há registro da recusa de vacina, quando houve?", {
        example: "Termo de recusa de 12/01/2026.",
        unsigned: "A recusa da vacina não foi documentada → Colha o termo de recusa assinado, como pede a NR-32.",
        missing_data: "O termo não diz qual vacina → Refaça o termo com a vacina recusada.",
      }),
      ask("Nome e setor da unidade de saúde estão no certificado?", {
        example: "Hospital, setor de centro cirúrgico.",
        wrong_place: "A capacitação é de outra unidade de saúde → Treine nas rotinas da unidade do projeto.",
        wrong_person: "O certificado NR-32 é de outro colaborador → Envie o deste colaborador.",
      }),
    ],
  }),
  documentType(355, "SSMA-CERT-NR31", {
    names: ["Capacitação NR-31 rural e florestal", "NR-31 rural and forestry training", "Capacitación NR-31 rural y forestal"],
    about: "Capacitação para motosserra, máquinas agrícolas ou agrotóxicos no trabalho rural.",
    send: "Certificado com a modalidade (motosserra, trator, agrotóxicos) e a carga.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr31.validity",
    checklist: [
      ask("A modalidade do curso é a da atividade rural do projeto?", {
        example: "Operação de motosserra.",
        inconsistent: "A modalidade do curso rural é outra → Capacite o colaborador na atividade exercida.",
        missing_data: "A modalidade não é informada → Solicite o certificado com a modalidade.",
      }),
      ask("A carga horária é a da NR-31 para a modalidade?", {
        example: "Agrotóxicos: 20 h.",
        insufficient: "As horas do curso rural não bastam → Refaça o curso com a carga da modalidade.",
        incomplete: "A prática rural não foi feita → Realize a prática no campo e anexe o registro.",
      }),
      ask("Motosserra ou equipamento tem licença de porte e uso quando exigida?", {
        example: "LPU IBAMA 123456.",
        unregistered: "A motosserra não tem licença → Registre no IBAMA e envie a licença de porte e uso.",
        expired: "A licença da motosserra venceu → Renove no IBAMA e anexe.",
      }),
      ask("O emissor (SENAR, fabricante ou profissional) é identificado?", {
        example: "SENAR/MG, instrutor 0987.",
        unqualified: "O emissor do curso rural não comprova habilitação → Envie certificado de entidade habilitada.",
        unsigned: "O certificado rural não tem assinatura → Colha as assinaturas e digitalize.",
      }),
    ],
  }),
  documentType(356, "SSMA-VIGILANTE", {
    names: ["Vigilante: CNV e reciclagem", "Guard: licence and refresher", "Vigilante: credencial y reciclaje"],
    about: "Carteira Nacional de Vigilante e reciclagem de quem faz segurança patrimonial.",
    send: "CNV frente e verso, certificado de reciclagem e exame psicológico.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("A CNV é deste vigilante e está na validade?", {
        example: "CNV 123456, válida até 2029.",
        expired: "A CNV venceu → Solicite a renovação no sistema da Polícia Federal e envie.",
        wrong_person: "A CNV é de outro vigilante → Envie a do vigilante cadastrado.",
      }),
      ask("A reciclagem foi feita em escola autorizada, no prazo?", {
        example: "Reciclagem em 09/2025.",
        late: "A reciclagem do vigilante está vencida → Matricule-o em escola autorizada e envie.",
        unqualified: "A escola não tem autorização da Polícia Federal → Refaça em escola autorizada.",
      }),
      ask("O exame psicológico e de saúde está em dia?", {
        example: "Avaliação psicológica de 08/2025.",
        expired: "O exame psicológico do vigilante venceu → Agende com psicólogo credenciado e envie.",
        incomplete: "O laudo psicológico não veio → Anexe o laudo de aptidão.",
      }),
      ask("A empresa tem autorização e o vigilante está vinculado a ela?", {
        example: "Alvará DPF 1.234/2026.",
        unregistered: "A empresa não tem alvará da Polícia Federal → Obtenha a autorização de funcionamento e anexe.",
        wrong_company: "A CNV vincula outra empresa → Atualize o vínculo no sistema da Polícia Federal.",
      }),
    ],
  }),
  documentType(357, "SSMA-CERT-CIPA", {
    names: ["Certificado NR-5 (CIPA ou designado)", "NR-5 safety committee certificate", "Certificado NR-5 (CIPA)"],
    about: "Treinamento dos membros da CIPA ou do designado, com as horas do grau de risco.",
    send: "Certificado de cada membro, com a carga do grau de risco.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "training",
    frequency: "always_valid",
    validity: "nr5.mandate",
    checklist: [
      ask("As horas são as do grau de risco do estabelecimento?", {
        example: "Grau 3: 16 h.",
        insufficient: "A carga do treinamento da CIPA não é a do grau → Complete as horas e envie o certificado.",
        missing_data: "O grau de risco não é citado → Anexe a CNAE e o grau junto ao certificado.",
      }),
      ask("Todos os membros, titulares e suplentes, foram treinados?", {
        example: "4 membros, 4 certificados.",
        incomplete: "Faltam certificados de membros → Treine os membros que faltam e envie.",
        inconsistent: "Há certificado de quem não é membro → Envie os certificados dos membros da ata.",
      }),
      ask("O treinamento é anterior à posse ou de aproveitamento permitido?", {
        example: "Treinados em 12/2025, posse em 01/2026.",
        late: "O treinamento foi depois da posse → Anexe a justificativa e o registro do treinamento.",
        expired: "O treinamento aproveitado passou de dois anos → Realize novo treinamento da CIPA.",
      }),
      ask("O programa traz investigação de acidentes, riscos e assédio?", {
        example: "Assédio e violência: 1 h.",
        incomplete: "O tema assédio não foi ministrado → Complete o treinamento da CIPA com o tema.",
        unsigned: "O certificado da CIPA não tem assinatura → Colha as assinaturas do instrutor e dos membros.",
      }),
    ],
  }),
];
