import { art, Frame, type IllustrationProps, line } from "./frame";

export function GroceryHeroIllustration(props: IllustrationProps) {
  return (
    <Frame width={320} height={220} {...props}>
      <ellipse cx="160" cy="200" rx="140" ry="12" fill={art.ground} />
      <circle cx="160" cy="100" r="84" fill={art.leaf} opacity="0.25" />
      <path d="M100 124 82 46c-2-9 4-16 12-14s11 8 12 14l12 78z" fill="#e3ab63" />
      <path d="m90 62 14-6M93 78l14-6M97 94l14-6" stroke="#fff3d6" strokeWidth="4" />
      <path d="M128 124V60l10-16V28h20v16l10 16v64z" fill={art.paper} />
      <path d="M158 44l10 16v64h-12V60z" fill={line} opacity="0.07" />
      <rect x="136" y="22" width="24" height="10" rx="3" fill={art.seaDeep} />
      <path d="M128 76h40v26h-40z" fill={art.sea} />
      <circle cx="142" cy="86" r="2" fill={line} />
      <circle cx="154" cy="86" r="2" fill={line} />
      <path d="M144 91q4 5 8 0z" fill={line} />
      <path d="M184 120c-6-30 6-44 12-50 2-2 6-1 6 2l2 48z" fill={art.green} />
      <path d="M204 122c-4-34 8-52 18-58 3-2 6 0 5 4l-8 54z" fill={art.leaf} />
      <path d="M190 120c8-30-2-50-8-58-2-3-7-2-7 2l-1 56z" fill={art.leaf} />
      <path d="M220 118c2-18 16-26 28-22s16 18 8 28z" fill={art.coral} />
      <path d="M240 96c-2-8 2-14 8-16" stroke={art.ink} strokeWidth="3.6" />
      <path d="M244 88c6-7 14-5 14-5s-2 8-14 5z" fill={art.leaf} />
      <path d="M58 122c0-14 12-22 24-20s20 12 18 22z" fill={art.plum} />
      <path d="M66 108c-8-6-6-14-6-14s10 0 12 8z" fill={art.leaf} />
      <path d="M50 118h220a7 7 0 0 1 0 14H50a7 7 0 0 1 0-14z" fill="#b97b3d" />
      <path d="M56 130h208l-15 58a14 14 0 0 1-14 11H85a14 14 0 0 1-14-11z" fill="#d9a066" />
      <path d="M61 148h198M66 166h188M70 184h180" stroke="#b97b3d" strokeWidth="4" opacity="0.7" />
      <path
        d="m96 132 8 66M128 132l4 66M160 132v66M192 132l-4 66M224 132l-8 66"
        stroke="#b97b3d"
        strokeWidth="4"
        opacity="0.5"
      />
      <path d="M262 196c-8-4-10-16-2-24 8-6 20-2 22 6s-2 16-8 19z" fill={art.saffron} />
      <path d="M270 172q0-6 5-8" stroke={art.green} strokeWidth="3" />
      <path d="m30 198 26-12c5-2 9 4 5 8l-8 6z" fill={art.coral} />
      <path d="M56 186c4-8 12-10 16-9-2 5-6 10-12 12z" fill={art.leaf} />
    </Frame>
  );
}
