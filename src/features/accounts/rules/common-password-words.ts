/**
 * What people choose when a site asks for a password, after the habits that leaked lists show, Chinese ones first.
 * Words apart by blanks, small letters. Ordered by kind, not by frequency; see `isCommonPassword` for what is derived.
 */

/** Parts that are put together with another one: words, names, keys beside each other. */
export const COMMON_STEMS = `
woaini woaini1 woaiwo woaiwojia woaiziji woailaopo woailaogong woaimama woaibaba woaizhongguo woaimm woaixuexi
iloveyou ilove iloveu loveyou love lovely loveme lover forever baobao baobei baby laopo laogong mama baba jiayou
wodemima mima mimashi wodeshijie woshishui woshiwo nishishui nihao nihaoma aini ainiyiwannian ai520 yisheng yishi
zhongguo china beijing shanghai shenzhen guangzhou tianjin suzhou nanjing hangzhou wuhan chengdu chongqing xian
wang zhang li liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang
feng yu dong xiao cheng cao yuan deng xu fu shen zeng peng lv su lu jiang cai jia ding wei xue ye yan pan du dai
xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long
wangwei wangfang wangli wangyan wanglei wangjing wangjun wangyong wangjie wangtao wangpeng wangchao wanghui wangxin
zhangwei zhangli zhangmin zhangjing zhanglei zhangyan zhangyong zhangjie zhangjun zhangtao zhanghao zhangpeng
liwei lina liming liqiang lijun lijie liyan lijing lilei litao lipeng lihui lihao lixin lifei liyang limin linlin
liuyang liuwei liumin liufang liujie liuyan liujun liutao liulei liuchang liuhui chenwei chenjing chenjie chenchen
chenyan chenlei chenhao yangyang yangfan yangjie yangming zhaowei zhaolei huangwei zhouwei wuwei xuwei sunwei
xiaoming xiaohong xiaoli xiaoxiao xiaowei xiaofeng xiaojun xiaoyu xiaolong xiaobai xiaoqiang xiaohua xiaopang
qwe qwer qwert qwerty qwertyui qwertyuiop asd asdf asdfg asdfgh asdfghj asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm
qaz qazwsx qazwsxedc wsx edc qweasd qweasdzxc qwaszx asdqwe asdzxc zaq zaqwsx zaqxsw poiuyt poiuytrewq lkjhgf mnbvcx
abc abcd abcde abcdef abcdefg abcdefgh aa aaa aaaa aaaaaa aabb aabbcc ab a aaa111 q q1w2e3 q1w2e3r4 qw qq qqqq qqqqqq
w e z zz zzz zzzz x xx xxx xxxx s ss sss d dd f ff l ll ly lx lj zj zl zx wj wl wh yy yx xy xz cc cj mm nn hh kk tt
admin admin1 administrator root user test tester testing guest demo login master manager system server oracle mysql
pass passw password passwd pwd secret welcome hello helloworld computer internet windows linux office company gongsi
caigou caigoubu gongchang cangku wuliu xiaoshou caiwu jixie zhizao gongye shebei weixiu gongju mro shop mall
temp default changeme letmein trustno superman batman spiderman dragon tiger monkey lion eagle wolf panda bear dog cat
football basketball baseball soccer hockey liverpool arsenal chelsea barcelona realmadrid juventus kobe jordan messi
sunshine princess flower summer winter spring autumn shadow angel devil heaven freedom family friend friends happy
lucky money rich boss king queen prince star super cool sexy magic music guitar rock killer hunter ranger warrior
michael michelle daniel david jessica jennifer robert thomas andrew charlie george william joshua matthew anthony
jack rose tom jerry tony lucy lily mary alice peter kevin jason alex sam ben nick mike john james frank jackson
pokemon naruto minecraft starwars matrix doraemon snoopy hellokitty mickey digimon conan onepiece luffy
google facebook taobao tmall alipay weixin wechat baidu tencent alibaba huawei xiaomi iphone samsung nokia lenovo
tianya sina sohu netease renren kaixin csdn dearbook zhimakaimen babamama shuaige meinv haohao xuexi tiantian
kaixin1 kuaile xingfu ping pingan pingan1 jiankang facai gongxi gongxifacai shunli jixiang ruyi fengshou
chuangxin fazhan wenming hexie youyi mengxiang weilai shengli chenggong nuli fendou jianchi
`;

/** Parts that mostly stand behind: digits, years, signs. */
export const COMMON_TAILS = `
1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 01 02 000 001 007 0000 000000 11 111 1111 11111
111111 22 222 2222 222222 33 333 3333 333333 321 4321 54321 654321 520 521 5201314 1314 1314520 5211314 52013140 7758
7758521 77585210 66 666 6666 66666 666666 77 777 7777 88 888 8888 88888 888888 99 999 9999 999999 168 1688 518 588 668
686 688 86 911 110 119 120 123123 121212 112233 11223344 123321 1234321 102030 1q2w 1q2w3e 1qaz 147 147258 147258369
159 159357 258 369 456 456789 789 789456 789456123 987654 987654321 a a1 aa aaa abc abcd abc123 qq qwe qwer qwerty
asd asdf zxc xyz zz 1990 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1991 1992 1993 1994 1995 1996 1997 1998
1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021
2022 2023 2024 2025 2026 2027 @123 @1234 @123456 @2020 @2021 @2022 @2023 @2024 @2025 @2026 !123 !@# !@#$ #123 _123
.123 -123 123! 1! 123@ 123. 123abc 123a 1a 1abc
`;

/** Common as they stand. */
export const COMMON_WHOLE = `
1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 1qazzaq1 2wsx3edc 3edc4rfv zaq12wsx zaq1xsw2 zaq1zaq1 xsw21qaz !qaz2wsx
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r. 1qw23er4 qwer1234 qwert12345 1234qwer
12345qwert 123456qwerty 123qweasd 123qweasdzxc qweasd123 qazwsx123 qaz123wsx qaz123456 wsx123456 asd123456 zxc123456
a123456789 a12345678 a1234567 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a11111111 aa123456 aa123456789 aaa123456 abc123456 ab123456
abcd1234 abcd12345 abcd123456 abc12345 abc1234567 abc123abc abcabc123 as123456 asdf1234 asdfasdf asdfqwer asdasd123
q123456789 q12345678 q1234567 qq123456 qq123456789 qq1234567 qqq111111 qqaazz123 qwe123456 qwe123qwe qweqwe123 w123456789
z123456789 zz123456 zxcv1234 zxcvbnm123 x123456789 s123456789 l123456789 l1234567 h123456789 j123456789 m123456789
123456aa 123456ab 123456abc 123456abcd 123456asd 123456qq 123456qwe 123456zx 123456zxc 1234567a 12345678a 123456789a
123456789q 123456789z 123456789qq 123456789abc 1234567890a 1234abcd 123abc123 123asd123 123qwe123 123456a1 123456aaa
0123456789 0987654321 1029384756 1020304050 10203040 1122334455 112233445566 1223334444 12121212 123123123 1231231234
123123321 123412345 12344321 123454321 1234554321 123456654321 1234567654321 12345678900 123456780 1234567899
12345600 23 1234561 123456321 123456111 123456520 12345687 123459876 12369874 123698741 123698745 123987456
1236987450 124578963 13145200 1314520520 1314521521 13141314 13143344 147147147 147852369 14789632 147896325
147963258 1472583690 14725836 147258147 159159159 159263487 159357258 15935728 159753123 159753456 159753852 16816888
168168168 1688168816 18181818 19191919 20082008 20132013 20142014 20202020 20212021 20222022 20232023 20242024
20252025 20262026 21212121 23232323 232323232 25257758 25252525 258258258 258369147 25802580 31415926 314159265
3141592653 321321321 32165498 321654987 34567890 36925814 369258147 369369369 38383838 44448888 45612378 456456456
456789123 456123789 45678900 520131400 52013141 520131452 5201314520 5201314521 520520520 5205201314 521521521
5211314521 52113140 52013145 51888888 518518518 54321678 55667788 56565656 56785678 58585858 584131420 5841314520
59421314 5845201314 654321123 66668888 66886688 67676767 68686868 69696969 7410852963 741852963 74108520 75315982
753159852 753951456 77889900 77582588 77585211 7758521521 77588521 778899123 78787878 789123456 789456123
7894561230 78945612 789789789 78963214 7896321450 80808080 84131421 85208520 852456963 85296374 86868686
87878787 88668866 88886666 88889999 88998899 89898989 90909090 951753852 95175382 963852741 96385274 963258741
963852963 98765432 987654321 9876543210 987456321 98989898 99887766 99998888 woaini1314 woaini520 woaini521
woaini5201314 woaini1314520 woaini123456 woaini123 woaini888 wozuiaini woaini99 woainiyiwannian ainiyiwannian
aini1314 aini5201314 ai5201314 love1314 love5201314 loveyou1314 iloveyou1314 iloveyou520 iloveyou123 iloveyou1
yishengyishi yishengyouni yixinyiyi tianchangdijiu zhizishou budongbuai woyongyuanaini wozhiaini wozhiaini123
wodemima1 wodemima123 mima123456 mimamima mimawangle wangjimima shishenme buzhidao buzhidao123 wobuzhidao wobugaosuni
woshishui123 woshitiancai woshizhu woshishuai woshinidie woshinibaba woshinimama woshihaoren woshilaoda nibuzhidao
zhongguoren zhongguo123 zhonghua123 chinachina china123 china2008 beijing2008 beijing2022 woaizhongguo aizhongguo
gongxifacai zhaocaijinbao wanshiruyi xinnianhao xinniankuaile shengrikuaile pinganshifu yifanfengshun
caigou123 caigou888 caigou2024 caigou2025 caigou2026 cangku123 gongsi123 gongsi888 company123 office123 welcome1
welcome123 welcome@123 password password1 password12 password123 password1234 password12345 password123456 password01
password1! password@123 p@ssw0rd p@ssword p@$$w0rd passw0rd passw0rd1 pass1234 pass12345 passpass pass@123 pass@word1
admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 admin888 admin8888 admin666 adminadmin admin2020
administrator admin123! root1234 root123456 rootroot roottoor toor1234 test1234 test12345 test123456 testtest testing1
user1234 user123456 guest123 guest1234 demo1234 demo123456 default1 default123 changeme changeme123 changeit letmein1
letmein123 trustno1 master123 manager123 system123 oracle123 mysql123 server123 computer computer1 computer123 internet
internet1 windows7 windows10 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman
dragon12 dragon123 monkey12 monkey123 sunshine sunshine1 princess princess1 iloveyou iloveyou2 charlie1 shadow12
michael1 michelle jennifer jessica1 jordan23 kobe2424 kobe0824 kobebryant michaeljordan starwars starwars1 whatever
whatever1 nothing1 anything1 something trustme1 freedom1 samantha victoria victory1 alexander alexandra elizabeth
benjamin nicholas jonathan christian christina patricia margaret stephanie catherine isabella gabriela brooklyn
corvette mercedes porsche911 ferrari1 mustang1 yamaha123 hondacivic suzuki123 kawasaki harley01 cocacola pepsicola
chocolate butterfly strawberry blueberry pineapple watermelon sweetheart sweetie1 babygirl babygirl1 babyboy1 blink182
metallica nirvana1 slipknot linkinpark eminem123 greenday rainbow1 diamond1 platinum silver123 goldfish dolphin1 elephant
cheese123 cookie123 pepper123 ginger123 maggie123 bailey123 buster123 tigger123 snoopy123 scooby123 pokemon1 pokemon123
pikachu1 naruto123 sasuke123 minecraft minecraft1 fortnite1 overwatch leagueoflegends worldofwarcraft warcraft3
starcraft starcraft2 counterstrike crossfire1 csgo1234 dota2dota lolqwert asdfghjkl asdfghjkl1 asdfghjk qwertyuiop
qwertyuiop1 qwertyui qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty789 qwerty321 qwertyqwerty zxcvbnm1
zxcvbnm. zxcvbnm, zxcvasdf asdfzxcv qwerasdf qwerasdfzxcv poiuytrewq poiuytre lkjhgfdsa mnbvcxz1 mnbvcxzlkjhgfdsa
qazwsxedc qazwsxedcrfv qazxswedc qazxsw123 wsxedc123 edcrfvtgb plokijuh plmoknij okmijnuhb 1234rewq 4321rewq rewq4321
!@#$%^&* !@#$%^&*( !@#$qwer 1qaz!qaz 1q2w#e4r qwe!@#123 asd!@#123 abc!@#123 zaq!2wsx 1234!@#$ 12345^&* 123!@#qwe
aaaabbbb aaaa1111 aaa111222 aabbccdd aabbcc123 a1a2a3a4 a1a1a1a1 abcabcabc abc123def abcdefg1 abcdefg123 abcdefgh1
1a2b3c4d 1a2s3d4f 1z2x3c4v 1a2b3c4d5e 111222333 111222tianya 11112222 1111aaaa 111111aa 11111111a 111111qq 000000aa
00000000a 000111222 00112233 0000aaaa 222333444 333444555 555666777 666777888 777888999 888999000 888888aa 88888888a
666666aa 66666666a 123123aa 123123qq 123123abc 112233aa 112233qq 121212aa 101010aa 5201314a 5201314aa 5201314q
5201314abc 5201314qq a5201314 aa5201314 qq5201314 abc5201314 z5201314 w5201314 l5201314 1314520a a1314520 qq1314520
7758521a a7758521 qq7758521 dearbook
xiaoxiao1 xiaoxin1 xiaobaitu xiaoyuer meiyoumima meiyoumima1 suibianba suibian123 suibianla jiushiwo jiushiwo123
zhimakaimen kaimenba tianwanggaidihu baotazhenheyao huanyingguanglin xiexie123 zaijian123 nihao123 nihao1234 nihaoma1
haohaoxuexi tiantianxiangshang haohaoxuexi1 xuexixuexi gaokaojiayou jiayoujiayou jiayou123 jiayou2024 jiayou2025
yiersansi yiersan123 yilushunfeng yibaiwan qianwanfuweng baofuweng caishendao facaila888 fafafafa fafa8888
`;
