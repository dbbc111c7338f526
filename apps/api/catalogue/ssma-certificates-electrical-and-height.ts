import { ask, documentType } from "./written.ts";

/** Training certificates of NR-10, NR-33 and NR-35. */
export const electricalAndHeight = [
  documentType(330, "SSMA-CERT-NR10", {
    names: ["Certificado NR-10 básico", "NR-10 basic electrical safety certificate", "Certificado NR-10 básico"],
    about: "Curso básico de segurança em instalações e serviços com eletricidade, ou a reciclagem.",
    send: "Certificado frente e verso, com conteúdo, carga horária e assinaturas.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr10.validity",
    checklist: [
      ask("O certificado é da NR-10 básico ou reciclagem, em nome do colaborador?", {
        example: "NR-10 Básico, Maria Souza, CPF 111.444.777-35.",
        wrong_document: "O curso é de outra norma → Envie o certificado da NR-10, básico ou reciclagem.",
        wrong_person: "O certificado NR-10 é de outra pessoa → Solicite à escola a segunda via em nome do colaborador.",
      }),
      ask("A carga é de ao menos 40 horas no básico, ou a da reciclagem planejada?", {
        example: "Básico: 40 h, de 02 a 06/02/2026.",
        insufficient: "As horas são menos que o anexo III da NR-10 pede → Refaça o curso com a carga completa e envie.",
        missing_data: "A carga horária da NR-10 não está escrita → Peça à escola o certificado com as horas.",
      }),
      ask("A reciclagem foi feita há no máximo dois anos?", {
        example: "Reciclagem em 10/03/2025.",
        expired: "A reciclagem bienal venceu → Matricule o colaborador na reciclagem da NR-10 antes de voltar à atividade.",
        incomplete: "Só a reciclagem veio, sem o básico → Anexe também o certificado do curso básico.",
      }),
      ask("Houve mudança de empresa, de função ou afastamento acima de três meses sem reciclagem?", {
        example: "Admitido em 2024 e reciclado na própria empresa.",
        late: "O colaborador mudou de empresa e não reciclou → Faça a reciclagem exigida pelo item 10.8.8.2 e envie.",
        inconsistent: "O empregador do certificado não é o atual → Realize a reciclagem pelo fornecedor atual.",
      }),
      ask("Instrutores e responsável técnico estão qualificados e assinaram?", {
        example: "Eng. eletricista CREA 87.654 e enfermeira COREN 12.345.",
        unsigned: "Falta a assinatura do responsável técnico da NR-10 → Solicite à escola a via assinada pelo engenheiro.",
        unqualified: "A qualificação dos instrutores não é informada → Peça à escola o verso com nomes, formação e registros.",
      }),
    ],
  }),
  documentType(331, "SSMA-CERT-NR10-SEP", {
    names: ["Certificado NR-10 SEP", "NR-10 power system certificate", "Certificado NR-10 SEP"],
    about: "Curso complementar do Sistema Elétrico de Potência e suas proximidades.",
    send: "Certificado do SEP junto com o do básico, que é requisito.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr10.validity",
    checklist: [
      ask("O certificado é do curso complementar SEP, e o básico veio antes dele?", {
        example: "Básico em 02/2026, SEP em 03/2026.",
        incomplete: "O básico, que é requisito, não foi enviado → Junte o certificado do básico ao do SEP.",
        wrong_document: "O certificado é só do básico → Matricule o colaborador no SEP e envie o certificado.",
      }),
      ask("O SEP tem ao menos 40 horas e módulo próprio do tipo de instalação?", {
        example: "40 h, subestações de 230 kV.",
        insufficient: "As horas do SEP não bastam → Complete o curso SEP com a carga do anexo III.",
        inconsistent: "O módulo não é do tipo de instalação do projeto → Realize o módulo específico (linha, subestação, usina).",
      }),
      ask("A reciclagem do SEP está em dia?", {
        example: "Reciclagem SEP em 11/2025.",
        expired: "O SEP passou de dois anos → Agende a reciclagem do SEP e envie o certificado novo.",
        missing_data: "A data do SEP não se lê → Solicite à escola a segunda via com a data.",
      }),
      ask("O conteúdo traz trabalho em alta tensão, aterramento temporário e resgate?", {
        example: "Aterramento temporário, desenergização, resgate no poste.",
        incomplete: "O conteúdo do SEP não está no verso → Digitalize o verso com o conteúdo programático do SEP.",
        unsigned: "O certificado SEP não está assinado → Peça à escola a via assinada por instrutor e responsável.",
      }),
    ],
  }),
  documentType(332, "SSMA-NR10-AUTORIZACAO", {
    names: ["Autorização formal NR-10", "Formal electrical work authorisation", "Autorización formal NR-10"],
    about: "Carta em que a empresa autoriza o trabalhador qualificado ou capacitado a intervir em instalações elétricas.",
    send: "Carta de autorização com a abrangência, assinada pela empresa e pelo profissional habilitado.",
    plan: "SSMA",
    kind: "RISK",
    category: "work_permit",
    frequency: "always_valid",
    validity: "nr10.validity",
    checklist: [
      ask("A autorização diz o nível de tensão e os serviços permitidos?", {
        example: "BT até 1.000 V, manutenção de painéis.",
        incomplete: "A abrangência não está definida → Emita a autorização com tensão, instalações e serviços.",
        inconsistent: "O serviço do projeto não está autorizado → Amplie a autorização e refaça a carta com o serviço.",
      }),
      ask("O trabalhador é qualificado ou capacitado sob supervisão de habilitado?", {
        example: "Eletrotécnico, CFT 123456.",
        unqualified: "Não há prova da qualificação → Anexe o diploma ou a capacitação supervisionada por habilitado.",
        missing_data: "O profissional habilitado responsável não é citado → Inclua nome e registro do responsável.",
      }),
      ask("A carta foi assinada pela empresa atual?", {
        example: "Voltta Elétrica, 05/03/2026.",
        wrong_company: "A autorização é de empresa anterior → Emita a autorização pelo fornecedor atual.",
        unsigned: "A autorização não está assinada → Colha as assinaturas da empresa e do habilitado.",
      }),
      ask("O crachá ou sistema identifica a abrangência da autorização?", {
        example: "Crachá com faixa BT.",
        incomplete: "A identificação da autorização não foi mostrada → Anexe foto do crachá ou a tela do sistema.",
        expired: "A autorização é anterior à reciclagem vencida → Renove a autorização depois da reciclagem.",
      }),
    ],
  }),
  documentType(333, "SSMA-CERT-NR33", {
    names: ["Certificado NR-33 trabalhador e vigia", "NR-33 confined space certificate (entrant)", "Certificado NR-33 trabajador y vigía"],
    about: "Capacitação de trabalhador autorizado e vigia em espaço confinado.",
    send: "Certificado do último treinamento, inicial ou periódico, com a parte prática.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr33.validity",
    checklist: [
      ask("O certificado diz “trabalhador autorizado e vigia” e é deste colaborador?", {
        example: "NR-33 trabalhador e vigia, João da Silva.",
        wrong_document: "O certificado não é da NR-33 → Envie o certificado de espaço confinado.",
        wrong_person: "O nome no certificado NR-33 não confere → Solicite ao centro de treinamento a correção do nome.",
      }),
      ask("O inicial tem 16 horas, ou o periódico 8 horas?", {
        example: "Inicial 16 h em 03/2025; periódico 8 h em 03/2026.",
        insufficient: "As horas da NR-33 são insuficientes → Refaça o treinamento com a carga da norma.",
        incomplete: "Só o periódico veio → Anexe o inicial de 16 horas junto com o periódico.",
      }),
      ask("O treinamento foi feito nos últimos doze meses?", {
        example: "Concluído em 12/03/2026.",
        expired: "A capacitação anual da NR-33 venceu → Agende o periódico e suspenda a entrada em espaço confinado.",
        missing_data: "A data de conclusão da NR-33 falta → Peça ao centro de treinamento o certificado datado.",
      }),
      ask("Houve prática com detector, tripé, proteção respiratória e PET?", {
        example: "4 h de prática em simulador.",
        incomplete: "A prática não está registrada → Solicite o registro da prática com local e equipamentos.",
        unqualified: "O instrutor não comprova proficiência → Anexe a comprovação de proficiência do instrutor.",
      }),
      ask("O responsável técnico e o trabalhador assinaram o certificado?", {
        example: "Eng. de segurança e colaborador.",
        unsigned: "Falta assinatura no certificado NR-33 → Colha a assinatura que falta e digitalize frente e verso.",
        illegible: "O verso do certificado NR-33 não se lê → Digitalize de novo em 300 dpi.",
      }),
    ],
  }),
  documentType(334, "SSMA-CERT-NR33-SUPERVISOR", {
    names: ["Certificado NR-33 supervisor de entrada", "NR-33 entry supervisor certificate", "Certificado NR-33 supervisor de entrada"],
    about: "Capacitação de quem emite e encerra a Permissão de Entrada e Trabalho.",
    send: "Certificado de supervisor de entrada e a nomeação pela empresa.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr33.validity",
    checklist: [
      ask("O curso é de supervisor de entrada, com 40 horas?", {
        example: "Supervisor de entrada, 40 h.",
        wrong_document: "O certificado é de trabalhador e vigia → Matricule o colaborador no curso de supervisor.",
        insufficient: "A carga de supervisor é menor que a da norma → Complete o curso até 40 horas.",
      }),
      ask("O periódico de supervisor foi feito no último ano?", {
        example: "Periódico em 01/2026.",
        expired: "O periódico do supervisor venceu → Faça o periódico; até lá outro supervisor assina a PET.",
        missing_data: "Não há data no certificado de supervisor → Solicite a via com a data.",
      }),
      ask("O conteúdo inclui legislação, avaliação de atmosfera, PET e resgate?", {
        example: "PET, testes atmosféricos, ventilação, resgate.",
        incomplete: "O conteúdo de supervisor não foi anexado → Envie o verso com o programa do curso.",
        inconsistent: "O programa não cita a PET → Complete a formação com o módulo de permissão de entrada.",
      }),
      ask("A empresa nomeou o supervisor para este projeto?", {
        example: "Carta de 05/03/2026.",
        incomplete: "A nomeação do supervisor não foi enviada → Emita a carta de nomeação para o projeto.",
        unsigned: "A nomeação não tem a ciência do supervisor → Colha a assinatura do supervisor na carta.",
      }),
    ],
  }),
  documentType(335, "SSMA-CERT-NR35", {
    names: ["Certificado NR-35 trabalho em altura", "NR-35 work at height certificate", "Certificado NR-35 trabajo en altura"],
    about: "Capacitação para trabalho acima de dois metros com risco de queda, inicial, periódica ou eventual.",
    send: "Certificado frente e verso, com prática, por exemplo “nr35-joao-silva.pdf”.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr35.validity",
    checklist: [
      ask("O certificado da NR-35 é do colaborador, com nome e assinatura dele?", {
        example: "João da Silva, assinatura no certificado.",
        wrong_person: "O certificado NR-35 pertence a outra pessoa → Solicite à escola o certificado deste colaborador.",
        unsigned: "O trabalhador não assinou o certificado NR-35 → Colha a assinatura do colaborador e digitalize.",
      }),
      ask("A carga horária é de ao menos 8 horas, teóricas e práticas?", {
        example: "8 h: 4 teóricas e 4 práticas.",
        insufficient: "A carga da NR-35 é menor que 8 horas → Refaça o treinamento com a carga mínima.",
        incomplete: "O curso foi só a distância → Faça a parte prática presencial e envie o certificado completo.",
      }),
      ask("Foi feito há no máximo dois anos?", {
        example: "12/05/2025.",
        expired: "O treinamento de altura venceu → Agende o periódico da NR-35 e suspenda o trabalho em altura.",
        missing_data: "A data do treinamento de altura não consta → Peça à escola a via com data e local.",
      }),
      ask("Houve afastamento acima de 90 dias ou mudança de empresa sem novo treinamento?", {
        example: "Sem afastamento desde o curso.",
        late: "O retorno de afastamento pede treinamento eventual → Realize o eventual da NR-35 e envie.",
        wrong_company: "O treinamento foi dado pela empresa anterior → Valide o aproveitamento e anexe a avaliação feita pelo fornecedor.",
      }),
      ask("O verso traz análise de risco, EPI, sistemas de ancoragem, resgate e primeiros socorros?", {
        example: "Ancoragem, fator de queda, suspensão inerte.",
        incomplete: "O programa da NR-35 não foi enviado → Digitalize o verso do certificado de altura.",
        unqualified: "O responsável técnico da NR-35 não é citado → Solicite à escola o responsável com registro.",
      }),
    ],
  }),
];
