import { art, Frame, type IllustrationProps } from "./frame";
import { House } from "./house";
import { Mascot } from "./mascot";
import { Boat, Cloud, Scooter, Sun, Tree } from "./scenery";

/** Port and town in the morning: what the product promises, in one picture. */
export function LandingHeroIllustration(props: IllustrationProps) {
  return (
    <Frame width={640} height={440} {...props}>
      <defs>
        <clipPath id="landing-hero-frame">
          <path d="M60 70C120 8 214 22 300 16s190-18 268 40 76 170 58 252-66 122-170 126-206 0-300-2S18 400 10 300 8 124 60 70z" />
        </clipPath>
      </defs>
      <g clipPath="url(#landing-hero-frame)">
        <path d="M0 0h640v440H0z" fill={art.sky} />
        <Sun x={468} y={96} scale={1.7} />
        <Cloud x={92} y={76} scale={1.5} />
        <Cloud x={322} y={54} scale={1.1} opacity={0.7} />
        <Cloud x={540} y={130} scale={1} opacity={0.7} />
        <path
          d="M0 236c60-56 120-60 180-30s110-40 190-34 120 42 170 20 70-10 100 0v120H0z"
          fill={art.leaf}
          opacity="0.55"
        />
        <path
          d="M0 256c90-34 150-16 230-14s150-44 230-20 110 14 180 2v110H0z"
          fill={art.green}
          opacity="0.45"
        />
        <path d="M566 214v-84h22v84z" fill={art.paper} />
        <path d="M566 150h22v14h-22zM566 182h22v14h-22z" fill={art.coral} />
        <path d="M562 130h30v-6h-30zM568 124v-14h18v14zM564 110l13-12 13 12z" fill={art.coral} />
        <path d="M568 112h18v10h-18z" fill={art.saffron} />
        <House
          x={36}
          y={304}
          width={60}
          height={104}
          wall={art.blush}
          roof={art.coral}
          columns={2}
          floors={3}
        />
        <House
          x={98}
          y={304}
          width={70}
          height={84}
          wall={art.paper}
          roof={art.plum}
          gable="step"
          columns={2}
          floors={2}
          awning={art.green}
          door={art.coral}
        />
        <House
          x={170}
          y={304}
          width={56}
          height={124}
          wall={art.saffron}
          roof={art.green}
          columns={2}
          floors={4}
          door={art.plum}
        />
        <House
          x={228}
          y={304}
          width={78}
          height={92}
          wall={art.sea}
          roof={art.ink}
          columns={3}
          floors={2}
          awning={art.coral}
          door={art.green}
        />
        <House
          x={308}
          y={304}
          width={58}
          height={112}
          wall={art.coral}
          roof={art.plum}
          gable="step"
          columns={2}
          floors={3}
          door={art.saffron}
        />
        <House
          x={368}
          y={304}
          width={66}
          height={88}
          wall={art.paper}
          roof={art.coral}
          columns={2}
          floors={2}
          awning={art.saffron}
        />
        <House
          x={436}
          y={304}
          width={56}
          height={106}
          wall={art.blush}
          roof={art.green}
          columns={2}
          floors={3}
          door={art.coral}
        />
        <House
          x={494}
          y={304}
          width={64}
          height={80}
          wall={art.shade}
          roof={art.ink}
          gable="flat"
          columns={2}
          floors={2}
          awning={art.plum}
        />
        <Tree x={30} y={306} scale={1.2} fill={art.green} />
        <Tree x={572} y={306} scale={1.3} fill={art.green} />
        <Tree x={604} y={306} scale={1} />
        <path d="M0 302h640v46H0z" fill={art.ground} />
        <path d="M0 302h640v6H0z" fill={art.shade} />
        <path d="M0 340h640v14H0z" fill={art.shade} />
        <path
          d="M40 328h40M120 328h40M200 328h40M360 328h40M440 328h40M520 328h40"
          stroke={art.paper}
          strokeWidth="3"
          opacity="0.7"
        />
        <path d="M0 354h640v90H0z" fill={art.sea} />
        <path d="M0 354h640v12H0z" fill={art.seaDeep} opacity="0.6" />
        <path
          d="M40 388q10-7 20 0t20 0M210 412q10-7 20 0t20 0M330 384q10-7 20 0t20 0M500 414q10-7 20 0t20 0M424 400q8-6 16 0"
          stroke={art.paper}
          strokeWidth="3"
          opacity="0.6"
        />
        <Boat x={92} y={404} scale={1.25} />
        <Boat x={552} y={384} scale={0.95} hull={art.green} />
        <path d="M86 306v-46M86 262q0-8 8-8" stroke={art.ink} strokeWidth="3" opacity="0.8" />
        <circle cx="97" cy="257" r="5" fill={art.saffron} />
      </g>
      <Scooter x={252} y={346} scale={1.25} rider />
      <path d="M168 330h-26M176 316h-18M172 342h-34" stroke={art.ink} strokeWidth="3.6" opacity="0.3" />
      <Mascot x={412} y={352} scale={1.05} mood="happy" arms="wave" />
    </Frame>
  );
}
